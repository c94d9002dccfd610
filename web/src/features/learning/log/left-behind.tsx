import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isMarked } from './mark.ts';

/** Stands in the root: what a visit could not send is sent from any page. Where there is nothing, nothing is fetched. */
export function LeftBehind() {
  const { pathname } = useLocation();

  // A page, or a login that it led to, is another chance.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => {
    sendIfMarked();
    window.addEventListener('online', sendIfMarked);
    return () => window.removeEventListener('online', sendIfMarked);
  }, [pathname]);

  return null;
}

function sendIfMarked() {
  if (isMarked()) void import('./send-left-behind.ts').then(({ sendLeftBehind }) => sendLeftBehind());
}
