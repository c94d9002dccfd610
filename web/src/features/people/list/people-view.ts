import { ROLES } from '#contracts/accounts/accounts.ts';
import { PERSON_STATUSES } from '#domain/people/person-status.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { declareList, flag, oneOf, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

export const peopleList = declareList(USERS, {
  role: oneOf(ROLES),
  status: oneOf(PERSON_STATUSES),
  /** Newest first where it is left out. */
  sort: oneOf(['name']),
  q: words(),
  cursor: page(),
  /** The form that invites somebody is open. */
  new: over(flag()),
});
export type PeopleView = ViewOf<typeof peopleList>;
