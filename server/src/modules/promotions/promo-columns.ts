import type { InputOf } from '#contracts/endpoint.ts';
import type { createPromoCode } from '#contracts/orders/admin-promo-codes.ts';
import { fieldError } from '#server/calls/app-error.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE, endOfDayIn, instantOf } from '#server/platform/time.ts';
import { PROMO_CODE_KEY, type PromoColumns } from './promotions.repository.ts';

export type PromoInput = InputOf<typeof createPromoCode>;

/** What the form says, as columns: a code is valid through its whole last day, which is the academy's: it has no venue. */
export const promoColumns = ({ value, startsOn, endsOn, ...rest }: PromoInput): PromoColumns => ({
  ...rest,
  percentBp: rest.kind === 'percent' ? value : null,
  amountEur: rest.kind === 'amount' ? value : null,
  startsAt: startsOn === null ? null : instantOf(startsOn, '00:00', ACADEMY_ZONE),
  endsAt: endsOn === null ? null : endOfDayIn(endsOn, ACADEMY_ZONE),
});

/** Tells the person at the field that the code is taken; the unique index decides, so that two at once cannot. */
export const refuseTakenCode = (error: unknown): never => {
  if (isUniqueViolation(error, PROMO_CODE_KEY)) throw fieldError('code', 'This code exists already');
  throw error;
};
