import { requiredConfirmations } from '#domain/checkout/eligibility.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, courseDirectory } from '../../catalogue/index.ts';
import {
  cancelPlace,
  claimPlace,
  companionsOf,
  insertInvited,
  kindOf,
  type Line,
  type Order,
  offerOf,
  type Place,
} from '../../orders/index.ts';

type Companion = { line: Line; from: Place; course: Course };
/** Whoever has accepted the seat, as their place on it names them. */
type Taker = { userId: string; to: Pick<Place, 'email' | 'claimVersion'> };

const REASON = 'Passed on';

/**
 * What came with a course, free of charge, goes to whoever has taken the seat over. What has begun stays with who takes part
 * in it. What the new person has already, and what asks something of them, ends: nobody has confirmed that.
 */
export const followBringer = async (
  ctx: Ctx,
  { order, line }: { order: Order; line: Line },
  taker: Taker,
): Promise<void> => {
  for (const companion of await givenWith(ctx, order, line)) {
    if (await canFollow(ctx, companion, taker)) await giveTo(ctx, order, { ...companion, taker });
    else await end(ctx, companion);
    await cancelPlace(ctx.db, companion.from.id, ctx.now);
  }
};

const givenWith = async (ctx: Ctx, order: Order, line: Line): Promise<Companion[]> => {
  const lines = companionsOf(order, line);
  const directory = await courseDirectory(
    ctx.db,
    lines.map(({ courseId }) => courseId),
  );
  return lines.flatMap((one) => {
    const course = directory.get(one.courseId);
    const from = one.places.find(({ userId, state }) => userId === order.userId && state === 'accepted');
    return course && from && !hasBegun(ctx, course) ? [{ line: one, from, course }] : [];
  });
};

const hasBegun = (ctx: Ctx, course: Course): boolean => {
  const beginsAt = kindOf(ctx, course).beginsAt(course);
  return beginsAt !== null && beginsAt <= ctx.now;
};

const canFollow = async (ctx: Ctx, { course }: Companion, { userId }: Taker): Promise<boolean> => {
  if (course.status === 'cancelled') return false;
  const { offer } = offerOf(ctx, course);
  if (requiredConfirmations(offer.eligibility).length > 0 || offer.licence.professions.length > 0)
    return false;
  return !(await kindOf(ctx, course).access(ctx.db, { userId, courseId: course.id }, ctx.now));
};

const giveTo = async (
  ctx: Ctx,
  order: Order,
  { line, from, course, taker: { userId, to } }: Companion & { taker: Taker },
): Promise<void> => {
  const kind = kindOf(ctx, course);
  const placeId = await insertInvited(ctx.db, { line, email: to.email, version: to.claimVersion });
  await kind.handOver(ctx, line, { from: from.id, to: placeId, reason: REASON });
  await claimPlace(ctx.db, { placeId, lineId: line.id, userId, confirmations: [], at: ctx.now });
  await kind.admit(ctx, { userId, courseId: course.id, placeId }, order);
};

const end = (ctx: Ctx, { line, from, course }: Companion): Promise<void> =>
  kindOf(ctx, course).release(ctx, { ...line, places: [from] }, REASON);
