import { PROMO_CODES } from '#web/lib/office-paths.ts';
import { declareList, flag, over, words } from '#web/lists/list-address.ts';

/** Which code's form is open, or that of a new one, and what has just been done. */
export const promoList = declareList(PROMO_CODES, {
  edit: over(words()),
  new: over(flag()),
  saved: over(flag()),
});
