import { MOMENT_KINDS } from '#contracts/people/people-options.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { declareList, oneOf, over, page, type ViewOf } from '#web/lists/list-address.ts';
import { personActs } from './person-acts.ts';

/** Beside the overview, which the plain address shows. */
const TABS = ['orders', 'learning', 'certificates', 'messages', 'audit', 'account'] as const;

export const personPage = (id: string) =>
  declareList(`${USERS}/${id}`, {
    tab: oneOf(TABS),
    /** Of what happened. */
    kind: oneOf(MOMENT_KINDS),
    cursor: page(),
    done: over(oneOf([...personActs, 'invite'])),
  });
export type PersonPage = ReturnType<typeof personPage>;
export type PersonView = ViewOf<PersonPage>;
