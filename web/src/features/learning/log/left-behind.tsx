import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isMarked } from './mark.ts';

/** Stands in the root: what a visit could not send is sent from any page. Where there is nothing, nothing is fetched. */
export function LeftBehind() {
  const { pathname } = useLocation();
  return <Attempt key={pathname} />;
}

/** A page, or the login that it led to, is another chance. */
function Attempt() {
  useEffect(() => {
    sendIfMarked();
    window.addEventListener('online', sendIfMarked);
    return () => window.removeEventListener('online', sendIfMarked);
  }, []);
  return null;
}

function sendIfMarked() {
  if (isMarked()) void import('./send-left-behind.ts').then(({ sendLeftBehind }) => sendLeftBehind());
}
