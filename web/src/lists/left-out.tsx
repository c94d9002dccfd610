import { useLocation } from 'react-router';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { ListAddress } from './list-address.ts';

const LONGEST = 40;

/** Says what the address asked for in vain, so that nobody takes the rows below for its answer. */
export function LeftOut<V>({ list }: { list: ListAddress<V> }) {
  const { search } = useLocation();
  const said = list.leftOut(new URLSearchParams(search));
  if (said.length === 0) return null;
  const asked = said.map(([name, value]) => `${name} “${value.slice(0, LONGEST)}”`);
  return (
    <Notice className="mb-4 wrap-anywhere">
      The address asks for something that is not known here, and the list is shown without it:{' '}
      <span dir="auto">{asked.join(', ')}</span>.
    </Notice>
  );
}
