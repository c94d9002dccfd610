import { useEffect, useEffectEvent } from 'react';
import { actOf, type KeyAct } from './keys.ts';

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
