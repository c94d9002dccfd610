import { useEffect, useState } from 'react';

/** The section that the reader is at, of those that follow each other on the page. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');

  // Where the window stands over the page is known to the browser alone: the section that crosses a line in the
  // upper part of the window is the current one, and before the first has reached it the first.
  useEffect(() => {
    const [first = '', ...rest] = list.split(' ');
    const watch = new IntersectionObserver(
      (entries) => {
        const at = entries.find(({ isIntersecting }) => isIntersecting);
        const isBeforeAll = entries.some(
          ({ target, boundingClientRect }) => target.id === first && boundingClientRect.top > 0,
        );
        if (at || isBeforeAll) setCurrent(at?.target.id ?? first);
      },
      { rootMargin: '-22% 0px -77% 0px' },
    );
    for (const id of [first, ...rest]) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [list]);

  return current;
};
