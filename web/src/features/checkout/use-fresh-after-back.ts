import { useEffect } from 'react';

/** Back from the card page a browser may show this page as it was left, with its button still at work. */
export function useFreshAfterBack() {
  // The browser's own memory of pages is outside React; only its event tells that this one came from there.
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', refresh);
    return () => removeEventListener('pageshow', refresh);
  }, []);
}
