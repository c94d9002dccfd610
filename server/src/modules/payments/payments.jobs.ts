import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { executeRefund } from './execute-refund.ts';
import { processWaitingEvents } from './process-waiting-events.ts';
import { reconcileAttempts } from './reconcile-attempts.ts';
import { EXECUTE_REFUND } from './request-refund.ts';
import { retryRefunds } from './retry-refunds.ts';

export const paymentsJobs = (deps: JobDeps): Job[] => [
  {
    name: 'reconcile-attempts',
    everySeconds: 60,
    work: () => reconcileAttempts(deps.outer()),
  },
  {
    name: 'process-waiting-events',
    everySeconds: 20,
    work: () => processWaitingEvents(deps.outer()),
  },
  {
    name: EXECUTE_REFUND,
    work: ({ refundId = '' }) => executeRefund(deps.outer(), refundId),
  },
  {
    name: 'retry-refunds',
    everySeconds: 60,
    work: () => retryRefunds(deps.outer()),
  },
];
