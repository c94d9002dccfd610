import { type CasePart, caseParts } from '#domain/cases/case-amount.ts';
import { type Money, type RateMicro, rateMicro } from '#domain/money/money.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  createObligations,
  listObligations,
  type Obligation,
  voidOpenObligations,
} from '#server/modules/payments/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { ownerOf } from '../owner-of.ts';
import { type PaymentCase, updateCase } from '../payment-cases.repository.ts';
import { rateOf } from '../terms/case-money.ts';

/** What is to be paid of a case, void parts left out. */
export const livePartsOf = async (db: Ctx['db'], one: PaymentCase): Promise<Obligation[]> =>
  (await listObligations(db, ownerOf(one))).filter((part) => part.voidedAt === null);

const sumOf = (parts: readonly Obligation[], currency: Money['currency']): number =>
  parts.reduce((all, part) => all + (currency === 'EUR' ? part.eur : part.aed), 0);

/** Whether the parts that stand are those of a total; the first payment has decided it for good. */
export const isPlanOf = (one: PaymentCase, parts: readonly Obligation[], total: Money): boolean =>
  one.appliedAed > 0 || (parts.length === one.installments && sumOf(parts, total.currency) === total.minor);

/** The payments that a total is split into when the first is made today. */
export const partsOf = (
  { now }: Pick<Ctx, 'now'>,
  { installments }: PaymentCase,
  { total, rate }: { total: Money; rate: RateMicro },
): CasePart[] =>
  caseParts({ total, count: installments, rate, firstDueOn: localDate(localDateIn(now, ACADEMY_ZONE)) });

/**
 * One obligation for each payment of a total, in place of those of an earlier choice. Rate and tax are frozen with
 * the first. The caller holds the case's lock and has made sure that no card page of an earlier choice is open.
 */
export const planCase = async (ctx: Ctx, one: PaymentCase, total: Money): Promise<Obligation[]> => {
  const standing = await livePartsOf(ctx.db, one);
  if (isPlanOf(one, standing, total)) return standing;
  await voidOpenObligations(ctx, ownerOf(one));
  const { rates, tax } = await readSettings(ctx.db);
  const rate = rateOf(one, { rates });
  const parts = await createObligations(ctx, {
    owner: ownerOf(one),
    payerId: null,
    parts: partsOf(ctx, one, { total, rate }),
    rate,
  });
  await updateCase(ctx.db, one.id, {
    rateMicro: rateMicro(rate),
    taxBp: one.taxBp ?? tax.rateBp,
    dueEur: sumOf(parts, 'EUR'),
    dueAed: sumOf(parts, 'AED'),
  });
  return parts;
};
