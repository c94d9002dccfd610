import { useEffect, useRef } from 'react';
import { useEditorForm } from '../editor-form.ts';

/** A line in the upper part of the window: whatever lies under it is being read. */
const READING_LINE = '-13% 0px -86% 0px';

/** Notes the section under the line as the one where the person is. */
export function useSectionInView(id: string) {
  const section = useRef<HTMLElement>(null);
  const { status } = useEditorForm();
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
