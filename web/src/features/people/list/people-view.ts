import { ROLES } from '#contracts/accounts/account-options.ts';
import { COUNTRIES } from '#contracts/accounts/countries.ts';
import { PROFESSIONS } from '#contracts/accounts/professions.ts';
import { SEEN } from '#contracts/people/people-options.ts';
import { PERSON_STATUSES } from '#domain/people/person-status.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { declareList, flag, oneOf, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

export const peopleList = declareList(USERS, {
  role: oneOf(['office', ...ROLES]),
  status: oneOf(PERSON_STATUSES),
  profession: oneOf(PROFESSIONS),
  country: oneOf(COUNTRIES),
  seen: oneOf(SEEN),
  /** Newest first where it is left out. */
  sort: oneOf(['name']),
  q: words(),
  cursor: page(),
  /** The form that invites somebody is open. */
  new: over(flag()),
});
export type PeopleView = ViewOf<typeof peopleList>;
