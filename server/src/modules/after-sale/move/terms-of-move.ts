import { type EurMinor, eur } from '#domain/money/money.ts';
import { type MoveFigures, moveFigures } from '#domain/policies/moving.ts';
import { reschedulingOutcome } from '#domain/policies/rescheduling.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Run } from '../../catalogue/index.ts';
import { chargeable } from '../changes/chargeable.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { priceOn } from './price-on.ts';

type Asking = Pick<Ctx, 'db' | 'now' | 'ports'>;

/** Instead of the rules, by an administrator: what moving costs, and what the new run costs more or less. */
export type OtherFigures = { feeEur: EurMinor; differenceEur: number };

export const AT_NO_COST: OtherFigures = { feeEur: eur(0), differenceEur: 0 };

/** The fee of today by the policy of the line; null where it is not permitted any more. */
export const feeOf = ({ policy, days }: LineAtHand): EurMinor | null =>
  reschedulingOutcome({ policy, ...days }).fee;

export const requireFee = (at: LineAtHand): EurMinor => {
  const fee = feeOf(at);
  if (fee === null)
    throw new AppError('wrong-state', { message: 'The date of this course can no longer be changed.' });
  return fee;
};

/** What it costs to move a line to this run now, for a fee. */
export const termsOfMove = async (
  ctx: Asking,
  at: LineAtHand,
  { to, fee }: { to: Run; fee: EurMinor },
): Promise<MoveFigures> => figuresOf(ctx, at, { fee, becomes: (await priceOn(ctx, at, to)).price });

/** The same for other figures. */
export const otherTerms = (
  ctx: Asking,
  at: LineAtHand,
  { feeEur, differenceEur }: OtherFigures,
): MoveFigures => {
  const becomes = eur(Math.max(0, (at.line.priceEur ?? 0) + differenceEur));
  return figuresOf(ctx, at, { fee: feeEur, becomes });
};

const figuresOf = (ctx: Asking, at: LineAtHand, agreed: { fee: EurMinor; becomes: EurMinor }): MoveFigures =>
  moveFigures({
    ...agreed,
    was: at.line.priceEur ?? eur(0),
    isTooLittle: (pay) => !chargeable(ctx, at, pay),
  });

/** What would go back can only come from what was paid; the rest of a plan has to be paid before. */
export const isCovered = ({ paid }: Pick<LineAtHand, 'paid'>, { back }: Pick<MoveFigures, 'back'>): boolean =>
  back <= paid;
