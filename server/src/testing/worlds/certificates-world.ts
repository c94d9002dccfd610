import { eq } from 'drizzle-orm';
import { certificateEndpoints as calls } from '#contracts/certificates/certificates.ts';
import { progressEndpoints } from '#contracts/learning/progress.ts';
import type { Ports } from '#server/calls/context.ts';
import { users } from '#server/db/schema/index.ts';
import { certificationJobs } from '#server/modules/certification/certification.jobs.ts';
import { certificationBindings } from '#server/modules/certification/certification.routes.ts';
import { identityBindings } from '#server/modules/identity/identity.routes.ts';
import type { User } from '#server/modules/identity/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { contentOf, FINAL_TEST, type SelfPaced } from '../self-paced.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createLearningWorld } from './learning-world.ts';

/** What a course asks for, and gives, that certifies for three years. */
export const CERTIFIES = {
  enabled: true,
  type: 'completion',
  validity: { isLifetime: false, years: 3 },
  features: { digitalBadge: true, qrVerification: true, autoGenerate: true },
  cpdPoints: 2,
} as const;

/** Self-paced courses that certify, of two slides and a test unless said otherwise, and who learns them. */
export const createCertificatesWorld = (db: Db, ports: Partial<Ports> = {}) => {
  const storage = createMemoryStorage();
  const world = createLearningWorld(db, { storage, ...ports }, [
    ...certificationBindings,
    ...identityBindings,
  ]);
  const course = (certification: object = {}, tests = [FINAL_TEST]) =>
    world.course(contentOf(2, tests), { certification: { ...CERTIFIES, ...certification } });
  const completeSlides = async ({ slug: courseId }: SelfPaced, user: User) => {
    for (const slideId of ['slide-1', 'slide-2'])
      await world.call(progressEndpoints.completeSlide, { courseId, slideId }, user);
  };
  /** Does what was announced, and what follows from it. */
  const work = async () => {
    const jobs = certificationJobs(world.jobDeps);
    for (let next = world.jobs.shift(); next; next = world.jobs.shift())
      for (const job of jobs) if (job.hears === next.name) await job.work(next.data);
  };
  const runJob = async (name: string) => {
    for (const job of certificationJobs(world.jobDeps)) if (job.name === name) await job.work({});
  };
  const certificatesOf = async (user: User) => {
    const { answer } = await world.call(calls.listMyCertificates, {}, user);
    return calls.listMyCertificates.response.parse(answer).certificates;
  };
  const renamed = (user: User, certificateName: string) =>
    db.update(users).set({ certificateName }).where(eq(users.id, user.id));
  const verify = async (number: string) => {
    const { answer } = await world.call(calls.verifyCertificate, { number });
    return calls.verifyCertificate.response.parse(answer);
  };
  /** Somebody who has done all that a course without a test asks for, and has the certificate. */
  const certified = async (certification: object = {}) => {
    const taken = await course(certification, []);
    const user = await world.learner(taken);
    await completeSlides(taken, user);
    await work();
    const [certificate] = await certificatesOf(user);
    if (!certificate) throw new Error('no certificate was issued');
    return { course: taken, user, certificate, number: certificate.number };
  };
  return {
    ...world,
    storage,
    course,
    completeSlides,
    work,
    runJob,
    certificatesOf,
    renamed,
    verify,
    certified,
  };
};
