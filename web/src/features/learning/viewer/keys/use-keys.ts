import { useEffect, useEffectEvent } from 'react';
import { useRemembered } from '#web/lib/remembered.ts';
import { actOf, type KeyAct } from './keys.ts';

const OFF = 'off';

/** Single letters act only as long as somebody wants that: dictation and a slip of the hand press them, too. */
export function useLetterKeys() {
  const [kept, keep] = useRemembered('learning-keys');
  return { areOn: kept !== OFF, turn: (on: boolean) => keep(on ? 'on' : OFF) };
}

/** The keys of the viewer, wherever the focus is. */
export function useKeys(acts: Record<KeyAct, () => void>, hasLetters: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event, hasLetters);
    if (!act) return;
    event.preventDefault();
    acts[act]();
  });
  // Keys are the window's, whatever has the focus.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
