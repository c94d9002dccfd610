import type { InputOf } from '#contracts/endpoint.ts';
import type { getHome as call, Figure, Home } from '#contracts/reporting/admin-home.ts';
import { SALE_KINDS, type SaleKind } from '#domain/payments/sale-kind.ts';
import { addMonths, localDate } from '#domain/time/local-date.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { type Days, monthOf, stepsOf } from './home-steps.ts';
import { type SumOf, sumPayments } from './payment-days.repository.ts';

/** Every figure has the days and the kind for which `listPayments` finds its rows. */
export const getHome = async ({ db, now }: ReadCtx, query: InputOf<typeof call>): Promise<Home> => {
  const period = query.period || '12m';
  const today = localDate(localDateIn(now, ACADEMY_ZONE));
  const steps = stepsOf(period, today);
  const by = period === '12m' ? 'month' : 'day';
  const { to } = monthOf(today);
  const months = await sumPayments(db, { from: addMonths(monthOf(today).from, -23), to, by: 'month' });
  const sums = by === 'month' ? months : await sumDays(db, steps);
  const keyOf = ({ from }: Days) => (by === 'month' ? from.slice(0, 7) : from);
  const shown = steps.map(({ yearBefore, ...days }) => ({
    ...summed(days, ofStep(sums, keyOf(days))),
    yearBefore: { ...yearBefore, total: totalOf(ofStep(sums, keyOf(yearBefore))) },
  }));
  const shownSums = steps.flatMap((days) => ofStep(sums, keyOf(days)));
  const whole = { from: steps[0]?.from ?? today, to: steps.at(-1)?.to ?? today };
  return {
    period,
    received: summed(whole, shownSums),
    steps: shown,
    months: [0, -1, -2].map((back) => {
      const days = monthOf(today, back);
      return { ...days, total: totalOf(ofStep(months, days.from.slice(0, 7))) };
    }),
  };
};

const sumDays = async (db: ReadCtx['db'], steps: ReturnType<typeof stepsOf>): Promise<SumOf[]> => {
  const read = (all: readonly Days[]) =>
    sumPayments(db, { from: all[0]?.from ?? '', to: all.at(-1)?.to ?? '', by: 'day' });
  return [...(await read(steps.map(({ yearBefore }) => yearBefore))), ...(await read(steps))];
};

const ofStep = (sums: readonly SumOf[], step: string) => sums.filter((one) => one.step === step);

const totalOf = (sums: readonly SumOf[]): Figure => ({
  count: sums.reduce((all, { count }) => all + count, 0),
  eur: sums.reduce((all, { eur }) => all + eur, 0),
});

const summed = (days: Days, sums: readonly SumOf[]) => ({
  ...days,
  total: totalOf(sums),
  kinds: Object.fromEntries(
    SALE_KINDS.map((kind) => [kind, totalOf(sums.filter((one) => one.kind === kind))]),
  ) as Record<SaleKind, Figure>,
});
