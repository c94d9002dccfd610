import { bindings } from '#server/bindings.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import { privacyJobs } from '#server/modules/privacy/privacy.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createMailWorld, type createPost, workerOf } from '../worlds/mail-world.ts';

type Academy = Parameters<typeof workerOf>[0];

/** Sends the letters that wait. */
export const postmanOf = (academy: Academy, post: ReturnType<typeof createPost>) =>
  workerOf(academy, post, notificationJobs);

/** An academy that erases people and writes to them. */
export const createErasureWorld = (db: Db) => {
  const world = createMailWorld(db, { bindings, jobsOf: notificationJobs });
  const nightly = privacyJobs(world.academy.jobDeps).find(({ name }) => name === 'keep-to-retention');
  if (!nightly) throw new Error('no rule is carried out at night');
  /** Carries out the rules that are switched on. */
  return Object.assign(world, { night: () => nightly.work({}) });
};
