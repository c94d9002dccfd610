import { subscribe } from '#server/calls/events.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { remindCaseParts } from './paying/remind-case-parts.ts';
import { voidUnpaidPlans } from './paying/void-unpaid-plans.ts';
import { caseEvents } from './payment-cases.events.ts';
import { givePlaces } from './places/give-places.ts';

const HOUR = 60 * 60;

export const caseJobs = (deps: JobDeps): Job[] => [
  { name: 'void-unpaid-plans', everySeconds: 60, work: () => voidUnpaidPlans(deps.outer()) },
  { name: 'remind-case-parts', everySeconds: 6 * HOUR, work: () => remindCaseParts(deps.outer()) },
  subscribe(caseEvents['case.settled'], 'places', ({ caseId }) => givePlaces(deps.outer(), caseId)),
];
