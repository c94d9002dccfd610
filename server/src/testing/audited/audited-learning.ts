import { eq } from 'drizzle-orm';
import type { EndpointName } from '#contracts/endpoints.ts';
import { enrolments } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { contentOf } from '../self-paced.ts';
import { createLearningWorld } from '../worlds/learning-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;

/** Somebody with a course that they learn at their own pace for a while. */
const learning = async (db: Db) => {
  const world = await createLearningWorld(db);
  const course = await world.course(contentOf(2));
  const user = await world.learner(course, '2999-01-01');
  const [enrolment] = await db.select().from(enrolments).where(eq(enrolments.userId, user.id));
  const look = async () => {
    const { attemptId } = await world.progressOf(course, user);
    const seen = world.event(attemptId, { slideId: 'slide-1', kind: 'completed', activeMs: 1_000 });
    await world.send({ course, user }, [seen]);
  };
  return { id: enrolment?.id ?? '', course, user, look };
};

/** What staff do for who learns at their own pace. */
export const auditedLearning = (
  act: Act,
  db: () => Db,
): Partial<Record<EndpointName, () => Promise<Written>>> => ({
  adminResetLearning: async () => {
    const { id, course, user, look } = await learning(db());
    await look();
    await act('adminResetLearning', { id, reason: 'Lost their place' });
    const after = { course: course.code, reason: 'Lost their place' };
    return { action: 'user.learning-reset', objectId: user.id, before: null, after };
  },
  adminExtendAccess: async () => {
    const { id, course, user } = await learning(db());
    await act('adminExtendAccess', { id, accessUntil: '2999-12-31', reason: 'Was ill' });
    const after = { accessUntil: '2999-12-31', course: course.code, reason: 'Was ill' };
    return {
      ...{ action: 'user.access-extended', objectId: user.id },
      ...{ before: { accessUntil: '2999-01-01' }, after },
    };
  },
});
