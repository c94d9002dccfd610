import { LICENCE_STATES } from '#domain/licences/licence-standing.ts';
import { LICENCES } from '#web/lib/office-paths.ts';
import { declareList, oneOf, page, type ViewOf, words } from '#web/lists/list-address.ts';

/** What waits is asked for where the address says nothing. */
export const licenceList = declareList(LICENCES, {
  state: oneOf([...LICENCE_STATES, 'all'], 'awaiting'),
  q: words(),
  cursor: page(),
});
export type LicenceView = ViewOf<typeof licenceList>;
