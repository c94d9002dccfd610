import { subscribe } from '#server/calls/events.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { licenceEvents } from '#server/modules/licences/index.ts';
import { endHolds } from './holds/end-holds.ts';
import { followLicence } from './holds/follow-licence.ts';
import { remindDueParts } from './parts/remind-due-parts.ts';

const HOUR = 60 * 60;

export const orderJobs = (deps: JobDeps): Job[] => [
  { name: 'end-holds', everySeconds: 20, work: () => endHolds(deps.outer()) },
  subscribe(licenceEvents['licence.decided'], 'orders', (ids) => followLicence(deps.outer(), ids)),
  { name: 'remind-due-parts', everySeconds: 6 * HOUR, work: () => remindDueParts(deps.outer()) },
];
