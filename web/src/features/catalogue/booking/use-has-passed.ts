import { type RefObject, useEffect, useState } from 'react';

/** Whether the lower edge of something has been scrolled above a line so many pixels below the top of the window. */
export const useHasPassed = (box: RefObject<HTMLElement | null>, line: number): boolean => {
  const [hasPassed, setPassed] = useState(false);

  // Where the window stands over the page is known to the browser alone, and no style can ask for it.
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = true, boundingClientRect } = entries.at(-1) ?? {};
        setPassed(!isIntersecting && boundingClientRect !== undefined && boundingClientRect.bottom <= line);
      },
      { rootMargin: `-${line}px 0px 0px 0px` },
    );
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [box, line]);

  return hasPassed;
};
