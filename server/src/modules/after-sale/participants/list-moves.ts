import type { ParticipantMove } from '#contracts/after-sale/participants.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireNoneWaits } from '../changes/begin-change.ts';
import { readLine } from '../find-line.ts';
import { licenceObstacleOn } from '../move/licence-on.ts';
import { quoteMove } from '../move/quote-move.ts';
import { hasSeatsFor } from '../move/runs-to-move-to.ts';
import { AT_NO_COST, type OtherFigures } from '../move/terms-of-move.ts';
import { type Choice, type Chosen, chosenOn } from './chosen-on.ts';
import { findOut } from './each-of.ts';

const FULL = 'Not enough seats are left on that date.';

/** What moving several participants to a run would cost each of them today, as if they were moved alone. */
export const listMoves = async (
  ctx: Ctx,
  { toCourseId, ...choice }: Choice & { toCourseId: string },
): Promise<ParticipantMove[]> => {
  const places: ParticipantMove[] = [];
  for (const one of await chosenOn(ctx, choice)) {
    const byRules = await findOut(() => quote(ctx, one, { courseId: toCourseId }));
    const atNoCost = await findOut(() => quote(ctx, one, { courseId: toCourseId, other: AT_NO_COST }));
    const known = (byRules.found ?? atNoCost.found)?.licence ?? null;
    places.push({
      ...one,
      figures: byRules.found?.figures ?? null,
      licence: known,
      obstacle: byRules.obstacle,
      canBeFree: atNoCost.found !== null,
    });
  }
  return places;
};

type Wish = { courseId: string; other?: OtherFigures };

/** What stands in the way by a licence is told beside the figures: staff may have seen it. */
const quote = async (ctx: Ctx, key: Chosen, wish: Wish) => {
  const at = await readLine(ctx, key);
  await requireNoneWaits(ctx, at);
  const { to, figures } = await quoteMove(ctx, at, { ...wish, licenceSeen: true });
  if (!hasSeatsFor(at, to)) throw new AppError('no-seat-left', { message: FULL });
  const { fee, difference, pay, back } = figures;
  return {
    figures: { feeEur: fee, differenceEur: difference, payEur: pay, backEur: back },
    licence: await licenceObstacleOn(ctx, at, to),
  };
};
