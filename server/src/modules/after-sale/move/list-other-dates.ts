import type { OtherDate } from '#contracts/after-sale/move-line.ts';
import { type EurMinor, toAed } from '#domain/money/money.ts';
import { seatsLeft } from '#domain/seats/seats.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { localDateIn } from '#server/platform/time.ts';
import { listTeacherNames, priceOf, type Run } from '../../catalogue/index.ts';
import { dueDatesAfterMove, kindOf, previewGiveBack } from '../../orders/index.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { licenceObstacleOn } from './licence-on.ts';
import { hasSeatsFor, runsToMoveTo } from './runs-to-move-to.ts';
import { isCovered, termsOfMove } from './terms-of-move.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;

/** Where a line can be moved to now, with what each costs or gives back; what is full is left out. */
export const listOtherDates = async (ctx: Reading, at: LineAtHand, fee: EurMinor): Promise<OtherDate[]> => {
  const runs = (await runsToMoveTo(ctx, at)).filter((run) => hasSeatsFor(at, run));
  const teachers = await listTeacherNames(
    ctx.db,
    runs.map(({ id }) => id),
  );
  const dates: OtherDate[] = [];
  for (const run of runs) {
    const date = await presentDate(ctx, at, { to: run, fee });
    dates.push({ ...date, instructors: teachers.get(run.id) ?? [] });
  }
  return dates;
};

const presentDate = async (
  ctx: Reading,
  at: LineAtHand,
  terms: { to: Run; fee: EurMinor },
): Promise<Omit<OtherDate, 'instructors'>> => {
  const { to } = terms;
  const { fee, difference, pay, back } = await termsOfMove(ctx, at, terms);
  const { earlyBirdEndsAt } = priceOf(to, ctx.now);
  const covered = isCovered(at, { back });
  const runs = { from: at.course, to };
  return {
    course: kindOf(ctx, to).describe(to).course,
    seatsLeft: seatsLeft(to),
    priceEur: (at.line.priceEur ?? 0) + difference,
    priceUntil: earlyBirdEndsAt === null ? null : localDate(localDateIn(new Date(earlyBirdEndsAt), to.zone)),
    differenceEur: difference,
    feeEur: fee,
    pay: { eur: pay, aed: toAed(pay, at.rate) },
    back: {
      eur: back,
      aed: covered ? (await previewGiveBack(ctx.db, at.order, back)).moneyAed : toAed(back, at.rate),
    },
    isUncovered: !covered,
    licence: await licenceObstacleOn(ctx, at, to),
    parts: dueDatesAfterMove(ctx, at.open, runs).map(({ sequence, was, becomes }) => ({
      sequence,
      was,
      becomes,
    })),
  };
};
