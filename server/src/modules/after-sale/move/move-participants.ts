import type { adminMoveParticipants as call } from '#contracts/after-sale/admin-moves.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { ERRORS } from '#contracts/errors.ts';
import { eur } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { findCourse } from '../../catalogue/index.ts';
import { isLiveLine, requireOrder } from '../../orders/index.ts';
import { moveFor, requireAnswerFor } from './move-by-staff.ts';

type Outer = OuterCtx & { caller: SignedInCaller };
type Input = InputOf<typeof call>;
type Result = { reference: string; done: boolean; message: string };

const NOTHING = { feeEur: eur(0), differenceEur: 0 };

/** Several participants of a run at once, each for themself: one who cannot be moved holds up no other. */
export const moveParticipants = async (ctx: Outer, input: Input): Promise<Result[]> => {
  const { courseId, toCourseId, isFree, reason } = input;
  if (isFree) requireAnswerFor(ctx, reason);
  const from = await findCourse(ctx.database, courseId, 'InPersonCourse');
  if (!from) throw new AppError('course-not-found');
  const wish = { courseId: toCourseId, reason, ...(isFree && { other: NOTHING }) };
  const results: Result[] = [];
  for (const reference of new Set(input.references)) {
    const told = await attempt(ctx, async () =>
      moveFor(ctx, { reference, lineId: await lineOn(ctx, reference, from.id), wish }),
    );
    results.push({ reference, ...told });
  }
  return results;
};

const lineOn = async (ctx: Outer, reference: string, courseId: string): Promise<string> => {
  const { lines } = await requireOrder(ctx.database, reference);
  const line = lines.find((one) => one.courseId === courseId && isLiveLine(one));
  if (!line)
    throw new AppError('wrong-state', { message: 'Nobody is on this course by that order any more.' });
  return line.id;
};

const attempt = async (ctx: Outer, work: () => Promise<string>): Promise<Omit<Result, 'reference'>> => {
  try {
    return { done: true, message: await work() };
  } catch (error) {
    if (error instanceof AppError) return { done: false, message: error.message };
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'one of several moves failed');
    return { done: false, message: ERRORS.internal.message };
  }
};
