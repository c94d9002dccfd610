import { COMPANIES } from '#web/lib/office-paths.ts';
import { declareList, flag, over, page, words } from '#web/lists/list-address.ts';

export const companyList = declareList(COMPANIES, {
  q: words(),
  cursor: page(),
  /** The form of a new company is open. */
  new: over(flag()),
});
