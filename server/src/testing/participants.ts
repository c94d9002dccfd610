import { eq } from 'drizzle-orm';
import type { Ctx } from '#server/calls/context.ts';
import { enrolments, orderPlaces } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { InPersonCourse } from '../modules/catalogue/index.ts';
import type { User } from '../modules/identity/index.ts';
import { placeOrderOf } from './placed-order.ts';

/** Gives people a place on a course, as a payment would have. */
export const enrolIn = async (ctx: Ctx, course: InPersonCourse, ...people: User[]): Promise<void> => {
  for (const user of people) {
    const { placeId } = await placeOrderOf(ctx, { user, course });
    const accepted = { state: 'accepted', acceptedAt: ctx.now } as const;
    await ctx.db.update(orderPlaces).set(accepted).where(eq(orderPlaces.id, placeId));
    const enrolment = { id: uuidv7(), userId: user.id, courseId: course.id, placeId, createdAt: ctx.now };
    await ctx.db.insert(enrolments).values(enrolment);
  }
};
