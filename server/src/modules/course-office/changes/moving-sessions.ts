import type { SignedInCtx } from '#server/calls/context.ts';
import {
  getCourse,
  insertSessionChanges,
  listSessionHours,
  type Run,
} from '#server/modules/catalogue/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';

/**
 * Runs what may give sessions of a locked live course other times, and writes down which it moved of those that are still to
 * come; null where it moved none. Of a draft nobody knows when it is.
 */
export const movingSessions = async (
  ctx: SignedInCtx,
  { course, reason }: { course: Run; reason: string },
  change: () => Promise<void>,
): Promise<{ actId: string } | null> => {
  if (course.kind !== 'OnlineLiveTraining' || course.status === 'draft') {
    await change();
    return null;
  }
  const before = new Map((await listSessionHours(ctx.db, course)).map((session) => [session.id, session]));
  await change();
  const after = await listSessionHours(ctx.db, await getCourse(ctx.db, course.id, course.kind));
  const actId = uuidv7();
  const moved = after.flatMap(({ id: sessionId, startsAt, endsAt, cancelledAt }) => {
    const from = before.get(sessionId);
    if (!from || cancelledAt || endsAt <= ctx.now || isSame(from, { startsAt, endsAt })) return [];
    const times = { fromStartsAt: from.startsAt, fromEndsAt: from.endsAt };
    return [{ id: uuidv7(), actId, sessionId, kind: 'moved' as const, ...times, reason, at: ctx.now }];
  });
  await insertSessionChanges(ctx.db, moved);
  return moved.length > 0 ? { actId } : null;
};

type Hours = { startsAt: Date; endsAt: Date };

const isSame = (a: Hours, b: Hours): boolean =>
  a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime();
