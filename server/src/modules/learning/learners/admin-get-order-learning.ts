import type { Learner } from '#contracts/learning/admin-learners.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireOrder } from '../../orders/index.ts';
import { listOfOrder } from '../courses/courses.repository.ts';
import { readOwn } from '../courses/list-my-elearning.ts';
import { type Own, presentOverall } from '../courses/own-course.present.ts';

/** A course that was given back is learned no more; what was learned of it stays. */
export const adminGetOrderLearning = async ({ db }: Ctx, { reference }: { reference: string }) => {
  const order = await requireOrder(db, reference);
  const own = await readOwn(db, await listOfOrder(db, order.id));
  return { learners: own.map(presentLearner) };
};

export const presentLearner = (one: Own): Learner => {
  const { enrolmentId, course, learner, lastSeenAt, accessUntil } = one.row;
  const { percentageComplete, completedSlides, totalSlides } = presentOverall(one);
  return {
    _id: enrolmentId,
    courseTitle: course.title,
    name: learner,
    ...{ percentageComplete, completedSlides, totalSlides },
    lastAccessedDate: lastSeenAt?.toISOString() ?? null,
    accessUntil,
  };
};
