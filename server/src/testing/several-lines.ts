import type { Ctx } from '#server/calls/context.ts';
import { orderLines, orderPlaces } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { InPersonCourse } from '../modules/catalogue/index.ts';
import type { User } from '../modules/identity/index.ts';

/** Adds further courses to somebody's draft, each for themself or, with addresses, for whom they invite. */
export const addLines = async (
  ctx: Ctx,
  orderId: string,
  wishes: { course: InPersonCourse; buyer: User; invited?: string[] }[],
): Promise<void> => {
  for (const [i, { course, buyer, invited }] of wishes.entries()) {
    const { id: courseId, title, code, kind } = course;
    const line = { id: uuidv7(), orderId, position: i + 1, kind, courseId, title, code };
    await ctx.db.insert(orderLines).values(line);
    const people = invited?.map((email) => ({ email })) ?? [{ userId: buyer.id }];
    const place = { lineId: line.id, courseId, state: 'open' as const };
    await ctx.db.insert(orderPlaces).values(people.map((who) => ({ ...place, ...who, id: uuidv7() })));
  }
};
