import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  const listening = new AbortController();
  window.addEventListener('online', changed, { signal: listening.signal });
  window.addEventListener('offline', changed, { signal: listening.signal });
  return () => listening.abort();
};

/** Whether the browser has a line at all; the server and its first look take it that there is one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
