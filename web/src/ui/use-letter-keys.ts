import { useRemembered } from '#web/lib/remembered.ts';

const OFF = 'off';

/** Single letters act only as long as somebody wants that: dictation and a slip of the hand press them, too. */
export function useLetterKeys(of: 'learning-keys' | 'office-keys') {
  const [kept, keep] = useRemembered(of);
  return { areOn: kept !== OFF, turn: (on: boolean) => keep(on ? 'on' : OFF) };
}
