import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#web/lib/client.ts';
import type { LivePage } from './live-page.ts';

const KEY = 'academy.zone';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const isKnown = (zone: string): boolean => {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};

/** Null also where the browser keeps nothing, or somebody has put there what is no zone. */
const readChosen = (): string | null => {
  try {
    const zone = localStorage.getItem(KEY) ?? '';
    return isKnown(zone) ? zone : null;
  } catch {
    return null;
  }
};

/** Chooses the clocks that this browser shows live sessions by; '' leaves it to the device again, wherever it is. */
export const chooseZone = (zone: string): void => {
  try {
    if (zone === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, zone);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
};

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface Clocks {
  /** Where the device says that it is; null until the page is alive. */
  device: string | null;
  /** Null where none is chosen. */
  chosen: string | null;
}

/** Whose clocks the reader reads. A device that has traveled says another zone on the next visit; what was chosen stays. */
export const useClocks = (): Clocks => ({
  device: useSyncExternalStore<string | null>(subscribe, deviceZone, () => null),
  chosen: useSyncExternalStore<string | null>(subscribe, readChosen, () => null),
});

/** Tells the server by whose clocks a participant reads, where it does not know yet: letters then say the same hours. */
export function useToldZone({ role, ownZone }: LivePage, zone: string | null): void {
  const isNews = role === 'participant' && zone !== null && zone !== ownZone;
  // Only the browser knows, and only once the page is alive.
  useEffect(() => {
    if (isNews && zone !== null) void call('setOwnZone', { zone });
  }, [isNews, zone]);
}
