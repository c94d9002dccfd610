import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { SELL } from '#web/lib/office-paths.ts';

/** For whom, and which courses: what the page asks prices of. The rest is in the fields. */
export interface SaleAddress {
  personId: string;
  courses: readonly string[];
  /** A promo code that was applied; empty where none was. */
  code: string;
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export const readSaleAddress = (search: URLSearchParams): SaleAddress => {
  const personId = search.get('person') ?? '';
  const courses = (search.get('courses') ?? '').slice(0, 4_000).split(',');
  const code = (search.get('code') ?? '').trim().slice(0, 20);
  return { personId: isId(personId) ? personId : '', courses: courses.filter(isId).slice(0, 50), code };
};

const addressOf = ({ personId, courses, code }: SaleAddress): string => {
  const search = new URLSearchParams();
  if (personId) search.set('person', personId);
  if (courses.length > 0) search.set('courses', courses.join(','));
  if (code) search.set('code', code);
  return `${SELL}?${search}`;
};

/** Changes the address in place: the fields keep what was entered. */
export function useSaleAddress() {
  const [search] = useSearchParams();
  const { location } = useNavigation();
  const navigate = useNavigate();
  // What was chosen a moment before may still be on its way.
  const isOnItsWay = location?.pathname === SELL;
  const address = readSaleAddress(isOnItsWay ? new URLSearchParams(location.search) : search);
  const go = (changes: Partial<SaleAddress>) =>
    void navigate(addressOf({ ...address, ...changes }), { replace: true, preventScrollReset: true });
  return { address, go };
}
