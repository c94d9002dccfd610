import { useEffect, useEffectEvent, useState } from 'react';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { getCourse } from './course-calls.ts';

const EVERY_MS = 60_000;

/** What somebody else has saved of this course since it was loaded; looked for now and then, and when one comes back. */
export function useOthers(id: string | undefined, version: number | null) {
  const [theirs, setTheirs] = useState<AdminCourse | null>(null);

  /** `than`: the version that the form is an edit of, where it has just become another. */
  async function look(than = version): Promise<AdminCourse | null> {
    if (!id) return null;
    const stored = await getCourse(id);
    if (!stored || than === null || stored.version <= than) return null;
    setTheirs(stored);
    return stored;
  }
  const lookNow = useEffectEvent(() => {
    if (!document.hidden) void look();
  });

  // The clock and the window belong to the browser.
  useEffect(() => {
    const timer = window.setInterval(lookNow, EVERY_MS);
    window.addEventListener('focus', lookNow);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', lookNow);
    };
  }, []);

  return { theirs: theirs && version !== null && theirs.version > version ? theirs : null, look };
}
