import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { tellOfEndingLicences } from './tell-of-ending-licences.ts';

const DAY = 24 * 60 * 60;

export const licenceJobs = ({ outer }: JobDeps): Job[] => [
  { name: 'tell-of-ending-licences', everySeconds: DAY, work: () => tellOfEndingLicences(outer()) },
];
