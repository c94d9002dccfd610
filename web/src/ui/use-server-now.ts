import { useEffect, useState } from 'react';

/** The server’s time, told when the page was loaded and counted on by the clock that nobody sets; twice a second. */
export function useServerNow(toldAt: string): number {
  const [now, setNow] = useState(() => Date.parse(toldAt));
  // The clock of the reader’s device may be wrong, or be set: what has passed since is counted.
  useEffect(() => {
    const told = Date.parse(toldAt);
    const began = performance.now();
    const tick = setInterval(() => setNow(told + performance.now() - began), 500);
    return () => clearInterval(tick);
  }, [toldAt]);
  return now;
}
