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
  const jobs = privacyJobs(world.academy.jobDeps);
  const work = (name: string, data: Record<string, string> = {}) => {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`no job is called ${name}`);
    return job.work(data);
  };
  return Object.assign(world, {
    /** Carries out the rules that are switched on. */
    night: () => work('keep-to-retention'),
    /** Carries out a run that the office has begun. */
    carryOut: (runId: string) => work('carry-out-retention', { runId }),
  });
};
