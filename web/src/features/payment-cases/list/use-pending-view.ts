import { useNavigation } from 'react-router';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { type CaseView, readCaseView } from './case-view.ts';

/** What has just been asked of the list, while the answer is on its way. */
export function usePendingView(): CaseView | undefined {
  const { location, state } = useNavigation();
  const isAsked = state === 'loading' && location.pathname === PAYMENT_CASES;
  return isAsked ? readCaseView(new URLSearchParams(location.search)) : undefined;
}
