import type { LineChange } from '../after-sale.repository.ts';
import { moveKind } from '../move/move-kind.ts';
import { passOnKind } from '../pass-on/pass-on-kind.ts';
import type { ChangeKind } from './change-kind.ts';

const KINDS: Partial<Record<LineChange['kind'], ChangeKind>> = {
  move: moveKind,
  'pass-on': passOnKind,
};

/** What waits for a payment is of one of these kinds: a cancellation never does. */
export const kindOfChange = ({ kind }: Pick<LineChange, 'kind'>): ChangeKind => {
  const found = KINDS[kind];
  if (!found) throw new Error(`a change of the kind ${kind} waits for nothing`);
  return found;
};
