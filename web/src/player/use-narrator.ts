import { useSyncExternalStore } from 'react';
import type { Narrator, NarratorState } from './narrator.ts';

export const useNarrator = (narrator: Narrator): NarratorState =>
  useSyncExternalStore(narrator.subscribe, narrator.getSnapshot, narrator.getSnapshot);

/** What follows from the place in the recording, in milliseconds; drawn anew only when that changes. */
export function useNarratorTime<T extends string | number | undefined>(
  narrator: Narrator,
  select: (ms: number) => T,
): T {
  const read = () => select(narrator.now());
  return useSyncExternalStore(narrator.subscribeTime, read, read);
}
