import { useEffect, useRef } from 'react';

/** For what answers a press: where the button has left the page with it, the answer takes the focus. */
export function useLostFocus<T extends HTMLElement>(answer: unknown) {
  const ref = useRef<T>(null);
  // Only the page as it stands afterwards says whether what had the focus is gone.
  useEffect(() => {
    if (answer && document.activeElement === document.body) ref.current?.focus();
  }, [answer]);
  return ref;
}
