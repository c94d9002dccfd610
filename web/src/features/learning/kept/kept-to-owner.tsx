import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isMarked } from './kept-mark.ts';

/** Stands in the root: whoever is signed in by now, the copies of others are gone. Where there are none, nothing is fetched. */
export function KeptToOwner() {
  const { pathname } = useLocation();
  return <Look key={pathname} />;
}

/** Any page may follow a login or a logout. */
function Look() {
  // The copies are the browser's.
  useEffect(() => {
    if (isMarked()) void import('./keep-to-owner.ts').then(({ keepToOwner }) => keepToOwner());
  }, []);
  return null;
}
