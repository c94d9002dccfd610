export { type PromoAnswer, type PromoQuestion, promoProblemFor } from './check-promo.ts';
export { codesOfPerson } from './codes-of-person.ts';
export { findPromo, type Promo } from './promotions.repository.ts';
export { releasePromo } from './release-promo.ts';
export { type PromoReservation, reservePromo } from './reserve-promo.ts';
export { usePromo } from './use-promo.ts';
