import { enrolmentJobs } from '#server/modules/enrolments/enrolments.jobs.ts';
import { learningBindings } from '#server/modules/learning/learning.routes.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import { notificationBindings } from '#server/modules/notifications/notifications.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createMailWorld } from './mail-world.ts';

/** An academy that mails who learns at their own pace, and notices when their time runs out. */
export const createSelfPacedMails = (db: Db) =>
  createMailWorld(db, {
    bindings: [...notificationBindings, ...learningBindings],
    jobsOf: (deps) => [...notificationJobs(deps), ...enrolmentJobs(deps)],
  });
