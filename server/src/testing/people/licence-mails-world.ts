import { licenceJobs } from '#server/modules/licences/licences.jobs.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import { notificationBindings } from '#server/modules/notifications/notifications.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createMailWorld } from '../worlds/mail-world.ts';

/** An academy that mails whose licence ends. */
export const createLicenceMails = (db: Db) =>
  createMailWorld(db, {
    bindings: notificationBindings,
    jobsOf: (deps) => [...notificationJobs(deps), ...licenceJobs(deps)],
  });
