import { COMPANIES } from '#web/lib/office-paths.ts';
import { declareList, flag, oneOf, over, page, type ViewOf, words } from '#web/lists/list-address.ts';
import { companyActs } from './company-words.ts';

export const companyList = declareList(COMPANIES, {
  q: words(),
  cursor: page(),
  /** The form of a new company is open. */
  new: over(flag()),
  done: over(oneOf(['delete'])),
});

export const companyPage = (id: string) =>
  declareList(`${COMPANIES}/${id}`, {
    /** Of its people. */
    cursor: page(),
    /** The company that it is said to be is looked for. */
    merging: over(flag()),
    q: over(words()),
    done: over(oneOf([...companyActs, 'create'])),
  });
export type CompanyPage = ReturnType<typeof companyPage>;
export type CompanyView = ViewOf<CompanyPage>;
