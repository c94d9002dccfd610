import { subscribe } from '#server/calls/events.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { caseEvents } from '../payment-cases/index.ts';
import { giveTrialBack } from './give-trial-back.ts';

export const readinessJobs = ({ outer }: JobDeps): Job[] => [
  subscribe(caseEvents['case.settled'], 'trial', ({ caseId }) => giveTrialBack(outer(), caseId)),
];
