import { type ClaimPlaceState, claimPlaceState } from '#domain/orders/claim-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, courseDirectory } from '#server/modules/catalogue/index.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { type Invited, invitedBy } from './invited-places.ts';

/** A place of an invitation, and what it is to whoever asks. */
export type Standing = Invited & { course: Course; state: ClaimPlaceState };

/** How every place of an invitation stands now, in the order of the lines. */
export const standingsOf = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'caller' | 'ports'>,
  { order, version }: { order: Order; version: number },
): Promise<Standing[]> => {
  const invited = invitedBy(order, version);
  const directory = await courseDirectory(
    ctx.db,
    invited.map(({ line }) => line.courseId),
  );
  const standings: Standing[] = [];
  for (const { line, place } of invited) {
    const course = directory.get(line.courseId);
    if (course) standings.push({ line, place, course, state: await stateOf(ctx, { place, course }) });
  }
  return standings;
};

const stateOf = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'caller' | 'ports'>,
  { place, course }: Pick<Standing, 'place' | 'course'>,
): Promise<ClaimPlaceState> => {
  const { user } = ctx.caller;
  const kind = kindOf(ctx, course);
  const beginsAt = kind.beginsAt(course);
  return claimPlaceState({
    state: place.state,
    isCourseCancelled: course.status === 'cancelled',
    hasBegun: beginsAt !== null && beginsAt <= ctx.now,
    isHad:
      user !== null &&
      (await kind.access(ctx.db, { userId: user.id, courseId: course.id }, ctx.now)) !== undefined,
  });
};
