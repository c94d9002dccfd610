import { CASE_FILTERS } from '#contracts/payment-cases/case-options.ts';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { declareList, look, oneOf, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

/** Which cases, which of them is open, and what is being asked or has been done. */
export const caseList = declareList(PAYMENT_CASES, {
  status: oneOf(CASE_FILTERS, 'all'),
  q: words(),
  as: look(oneOf(['cards'])),
  cursor: page(),
  /** The case whose detail is open. */
  case: over(words()),
  /** The case that an act is asked for from the list, without its detail. */
  on: over(words()),
  do: over(words()),
  done: over(words()),
});
export type CaseView = ViewOf<typeof caseList>;

/** The view below the topmost dialog: under a question from the detail is the detail, under all else the list. */
export const viewBelow = (view: CaseView): CaseView => ({
  ...caseList.listOf(view),
  case: view.do ? view.case : '',
});
