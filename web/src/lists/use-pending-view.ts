import { useNavigation } from 'react-router';
import type { ListAddress } from './list-address.ts';

/** What has just been asked of the list, while the answer is on its way. */
export function usePendingView<V>(list: ListAddress<V>): V | undefined {
  const { location, state } = useNavigation();
  const isAsked = state === 'loading' && location.pathname === list.path;
  return isAsked ? list.read(new URLSearchParams(location.search)) : undefined;
}
