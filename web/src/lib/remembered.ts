import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** What holds where the device may keep nothing, or what it kept was forbidden to be read. */
const ofThisVisit = new Map<string, string>();

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? ofThisVisit.get(key) ?? null;
  } catch {
    return ofThisVisit.get(key) ?? null;
  }
}

function write(key: string, value: string) {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    ofThisVisit.set(key, value);
  }
  for (const changed of listeners) changed();
}

/** A choice that this device remembers; the server and the first look of the browser know none. */
export function useRemembered(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  return [value, (chosen) => write(key, chosen)];
}

const OFF = 'off';

/** Single letters act only as long as somebody wants that: dictation and a slip of the hand press them, too. */
export function useLetterKeys(of: 'learning-keys' | 'office-keys') {
  const [kept, keep] = useRemembered(of);
  return { areOn: kept !== OFF, turn: (on: boolean) => keep(on ? 'on' : OFF) };
}
