/** What a page tells of whoever sits before it, and of what becomes of it. */
export interface PageSigns {
  /** Somebody is there: a hand, a key, or a film or voice that plays. */
  sign: () => void;
  /** It has come into sight, or left it. */
  turned: (isVisible: boolean) => void;
  left: () => void;
  online: () => void;
  offline: () => void;
  blurred: () => void;
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll', 'timeupdate'];

/** Listens until the function that it gives back is called. */
export function watchPage({ sign, turned, left, online, offline, blurred }: PageSigns): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // What scrolls or plays tells nobody around it, but is heard on the way down to it.
  for (const name of SIGNS) document.addEventListener(name, sign, { signal, passive: true, capture: true });
  document.addEventListener('visibilitychange', () => turned(!document.hidden), { signal });
  window.addEventListener('pagehide', left, { signal });
  window.addEventListener('online', online, { signal });
  window.addEventListener('offline', offline, { signal });
  window.addEventListener('blur', blurred, { signal });
  return () => listening.abort();
}
