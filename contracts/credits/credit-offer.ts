import { z } from 'zod';
import { tick } from '../fields.ts';
import { minorUnits } from '../money.ts';

/**
 * A credit of this person at a checkout, where it is paid in full: what of it would pay, and what is left for the card,
 * which is nothing or enough to be charged.
 */
export const creditOffer = z.object({
  availableEur: minorUnits,
  usedEur: minorUnits,
  leftEur: minorUnits,
  leftAed: minorUnits,
});
export type CreditOffer = z.infer<typeof creditOffer>;

/** Whether a credit note pays first, as much as it can: how much that is, the server says. */
export const creditWish = { useCredit: tick.default(false) };
