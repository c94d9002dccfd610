import type { PersonKeeper } from '#server/calls/person-keeper.ts';

export const codesOfPerson: PersonKeeper = {
  columns: { 'promo_redemptions.user_id': 'kept: a code counts how often it was used, by the pseudonym' },
};
