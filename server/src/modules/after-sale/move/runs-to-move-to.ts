import { seatsLeft } from '#domain/seats/seats.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, type Run, runsOfSeries } from '../../catalogue/index.ts';
import { findOwned } from '../../enrolments/index.ts';
import { kindOf } from '../../orders/index.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { livePlaces } from './price-on.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;

/** Other runs of the same series that can be bought now. */
export const openRuns = async (ctx: Reading, course: Course): Promise<Run[]> =>
  (await runsOfSeries(ctx.db, course.seriesId)).filter(
    (run) => run.id !== course.id && kindOf(ctx, run).isOpen(run, ctx.now),
  );

/** Of these those of which nobody of this line is a participant already. */
export const runsToMoveTo = async (
  ctx: Reading,
  { line, course }: Pick<LineAtHand, 'line' | 'course'>,
): Promise<Run[]> => {
  const runs = await openRuns(ctx, course);
  const taken = new Set<string>();
  for (const { userId } of livePlaces(line).places) {
    if (!userId) continue;
    for (const id of (await findOwned(ctx, { userId, courses: runs })).enrolled) taken.add(id);
  }
  return runs.filter(({ id }) => !taken.has(id));
};

export const hasSeatsFor = ({ line }: Pick<LineAtHand, 'line'>, run: Run): boolean =>
  seatsLeft(run) >= livePlaces(line).places.length;

/** One of them. Whether a seat is left is decided by who takes one. */
export const requireRun = async (ctx: Reading, at: LineAtHand, courseId: string): Promise<Run> => {
  const run = (await runsToMoveTo(ctx, at)).find(({ id }) => id === courseId);
  if (!run)
    throw new AppError('wrong-state', {
      message: 'This course cannot be moved to that date. Please choose another.',
    });
  return run;
};

const CAME_WITH = 'This course came with another, free of charge. Please contact us to change its date.';
const PAID_ELSEWHERE = 'This course was paid for elsewhere. Please contact us to change its date.';

/** Whether its person can move it themself. */
export const requireOwnMove = ({ line, order }: Pick<LineAtHand, 'line' | 'order'>): void => {
  if (line.cameWith) throw new AppError('wrong-state', { message: CAME_WITH });
  if (order.method === null) throw new AppError('wrong-state', { message: PAID_ELSEWHERE });
};
