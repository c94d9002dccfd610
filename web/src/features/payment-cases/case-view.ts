import { CASE_FILTERS, type CaseFilter } from '#contracts/payment-cases/case-options.ts';

export const PAYMENT_CASES = '/admin/general-payment';

/** What the address of the list says: which cases, which of them is open, and what is being asked or has been done. */
export interface CaseView {
  status: CaseFilter;
  q: string;
  cursor: string;
  /** The case whose detail is open. */
  case: string;
  /** The case that an act is asked for from the list, without its detail. */
  on: string;
  do: string;
  done: string;
}

const isFilter = (text: string): text is CaseFilter => CASE_FILTERS.some((one) => one === text);

/** What the address does not know is left out rather than refused. */
export function readCaseView(search: URLSearchParams): CaseView {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 100);
  const status = text('status');
  return {
    status: isFilter(status) ? status : 'all',
    q: text('q'),
    cursor: text('cursor'),
    case: text('case'),
    on: text('on'),
    do: text('do'),
    done: text('done'),
  };
}

/** Empty parts are left out, and so is what the page begins with. */
export function caseViewPath({ status, ...rest }: Partial<CaseView>, path = PAYMENT_CASES): string {
  const entries = Object.entries({ status: status === 'all' ? '' : status, ...rest });
  const search = new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The list alone, at the page it is at. */
export const listOf = ({ status, q, cursor }: CaseView) => ({ status, q, cursor });

/** The view below the topmost dialog: under a question from the detail is the detail, under all else the list. */
export const viewBelow = (view: CaseView): Partial<CaseView> =>
  view.do && view.case ? { ...listOf(view), case: view.case } : listOf(view);

export const isSameList = (a: CaseView, b: CaseView): boolean =>
  a.status === b.status && a.q === b.q && a.cursor === b.cursor;
