import { useNavigation } from 'react-router';
import { LIST_PATH, type ListState, readListState } from './list-address.ts';

/** What the reader has just asked the list for, while the answer is on its way. */
export function usePendingList(): ListState | undefined {
  const { location } = useNavigation();
  return location?.pathname === LIST_PATH ? readListState(new URLSearchParams(location.search)) : undefined;
}
