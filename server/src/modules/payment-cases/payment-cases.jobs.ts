import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { remindCaseParts } from './paying/remind-case-parts.ts';
import { voidUnpaidPlans } from './paying/void-unpaid-plans.ts';

const HOUR = 60 * 60;

export const caseJobs = (deps: JobDeps): Job[] => [
  { name: 'void-unpaid-plans', everySeconds: 60, work: () => voidUnpaidPlans(deps.outer()) },
  { name: 'remind-case-parts', everySeconds: 6 * HOUR, work: () => remindCaseParts(deps.outer()) },
];
