import { useEffect, useEffectEvent, useState } from 'react';
import type { EditorPlan, Stored } from '../editor-plan.ts';

const EVERY_MS = 60_000;

interface Edited<S extends Stored> {
  /** Undefined while it is new: then nobody else has it. */
  id: string | undefined;
  /** The one that the form is an edit of. */
  version: number | null;
  find: EditorPlan<never, S>['find'];
}

/** What somebody else has saved since it was loaded; looked for now and then, and when one comes back. */
export function useOthers<S extends Stored>({ id, version, find }: Edited<S>) {
  const [theirs, setTheirs] = useState<S | null>(null);

  /** `than`: the version that the form is an edit of, where it has just become another. */
  async function look(than = version): Promise<S | null> {
    if (!id) return null;
    const stored = await find(id);
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
