import { type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { reconcileAttempts } from './attempts/reconcile-attempts.ts';
import { importBooks } from './balance/import-books.ts';
import { processWaitingEvents } from './callbacks/process-waiting-events.ts';
import { executeRefund } from './refunds/execute-refund.ts';
import { EXECUTE_REFUND } from './refunds/request-refund.ts';
import { retryRefunds } from './refunds/retry-refunds.ts';

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
  perform(EXECUTE_REFUND, ({ refundId }) => executeRefund(deps.outer(), refundId)),
  {
    name: 'import-gateway-books',
    everySeconds: 900,
    work: () => importBooks(deps.outer()),
  },
  {
    name: 'retry-refunds',
    everySeconds: 60,
    work: () => retryRefunds(deps.outer()),
  },
];
