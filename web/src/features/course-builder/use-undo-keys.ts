import { useEffect, useEffectEvent } from 'react';
import type { Undoing } from './desk/undo-buttons.tsx';

/** What is typed into has an undo of its own. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl+Z and Ctrl+Shift+Z, or with the key of a Mac, wherever nothing is typed. */
export function useUndoKeys({ undo, redo }: Undoing) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    if (!isAsked || hasOwnUndo(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  // Keys that are pressed nowhere in particular reach the window alone.
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
}
