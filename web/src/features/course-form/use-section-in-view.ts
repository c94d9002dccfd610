import { useEffect, useRef } from 'react';
import type { SectionId } from '#web/lib/course-sections.ts';
import { useFormMachine } from './form-status.ts';

/** A line in the upper part of the window: whatever lies under it is being read. */
const READING_LINE = '-13% 0px -86% 0px';

/** Notes the section under the line as the one where the person is. */
export function useSectionInView(id: SectionId) {
  const section = useRef<HTMLElement>(null);
  const { status } = useFormMachine();
  // What is in sight, the browser alone knows.
  useEffect(() => {
    const note: IntersectionObserverCallback = (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) status.set({ current: id });
    };
    const observer = new IntersectionObserver(note, { rootMargin: READING_LINE });
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [id, status]);
  return section;
}
