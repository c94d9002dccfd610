import type { Ctx } from '#server/calls/context.ts';
import { enrolments } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Course } from '../modules/catalogue/index.ts';
import type { User } from '../modules/identity/index.ts';
import { placeOrderOf } from './placed-order.ts';

/** Gives people a place on a course, as a payment would have. */
export const enrolIn = async (ctx: Ctx, course: Course, ...people: User[]): Promise<void> => {
  for (const user of people) {
    const { id: orderId } = await placeOrderOf(ctx, { user, course });
    const place = { userId: user.id, courseId: course.id, orderId };
    await ctx.db.insert(enrolments).values({ ...place, id: uuidv7(), createdAt: ctx.now });
  }
};
