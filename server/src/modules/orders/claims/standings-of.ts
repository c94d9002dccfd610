import { type ClaimPlaceState, claimPlaceState } from '#domain/orders/claim-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, courseDirectory } from '#server/modules/catalogue/index.ts';
import { kindOf } from '../orders.ports.ts';
import type { Invited } from './invited-places.ts';

/** A place of an invitation, and what it is to whoever asks. */
export type Standing = Invited & { course: Course; state: ClaimPlaceState };

type Asked = Pick<Ctx, 'db' | 'now' | 'ports'>;

/** How each of these places stands now for a reader, or for nobody in particular. */
export const standingsOf = async (
  ctx: Asked,
  invited: readonly Invited[],
  readerId: string | null,
): Promise<Standing[]> => {
  const directory = await courseDirectory(
    ctx.db,
    invited.map(({ line }) => line.courseId),
  );
  const standings: Standing[] = [];
  for (const { line, place } of invited) {
    const course = directory.get(line.courseId);
    if (!course) continue;
    const state = await stateOf(ctx, { place, course }, readerId);
    standings.push({ line, place, course, state });
  }
  return standings;
};

const stateOf = async (
  ctx: Asked,
  { place, course }: Pick<Standing, 'place' | 'course'>,
  readerId: string | null,
): Promise<ClaimPlaceState> => {
  const kind = kindOf(ctx, course);
  const beginsAt = kind.beginsAt(course);
  return claimPlaceState({
    state: place.state,
    isCourseCancelled: course.status === 'cancelled',
    hasBegun: beginsAt !== null && beginsAt <= ctx.now,
    isHad:
      readerId !== null &&
      (await kind.access(ctx.db, { userId: readerId, courseId: course.id }, ctx.now)) !== undefined,
  });
};
