import type { Ctx } from '#server/calls/context.ts';
import { daysMovedSince, getCourse } from '../../catalogue/index.ts';
import type { Order, Place } from '../../orders/index.ts';
import type { LineChange } from '../after-sale.repository.ts';

const GONE = 'The seat that was to be passed on was given up';

/** The place of whoever passes their seat on, or why it is not theirs to give as it was any more. */
export const seatOfGiver = async (
  ctx: Ctx,
  { order, change }: { order: Order; change: LineChange },
): Promise<{ seat: Place; obstacle: null } | { seat: null; obstacle: string }> => {
  const { lineId, fromPlaceId, fromCourseId, askedAt } = change;
  const line = order.lines.find(({ id }) => id === lineId);
  const seat = line?.places.find(({ id }) => id === fromPlaceId);
  const refuse = (obstacle: string) => ({ seat: null, obstacle });
  if (order.state !== 'confirmed' || seat?.state !== 'accepted') return refuse(GONE);
  const course = await getCourse(ctx.db, fromCourseId);
  if (course.status === 'cancelled') return refuse('The course was cancelled');
  if ((await daysMovedSince(ctx.db, { courseId: fromCourseId, since: askedAt })) !== 0)
    return refuse('The course has been moved since the seat was to be passed on');
  return { seat, obstacle: null };
};
