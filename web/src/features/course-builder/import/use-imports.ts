import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportRun } from '#contracts/course-builder/import.ts';
import { call } from '#web/lib/client.ts';
import { showToast } from '#web/ui/messages/toast.tsx';
import { WORDS } from './import-words.ts';

/** A text is there by then. */
const SOON_MS = 300;
const EACH_MS = 1_000;

export const isUnderWay = ({ state }: ImportRun): boolean => state !== 'done' && state !== 'failed';

interface ImportsOf {
  /** The course whose draft files are put into; null for those that become courses of their own. */
  courseId: string | null;
  first: readonly ImportRun[];
  /** One is not under way any more. */
  onOver: () => void;
}

/** What is being imported by anybody, and what became of it. What a job does is told by nobody, so it is asked. */
export function useImports({ courseId, first, onOver }: ImportsOf) {
  const [runs, setRuns] = useState(first);
  const isAsked = runs.some(isUnderWay);

  const ask = useEffectEvent(async () => {
    const answer = await (courseId === null
      ? call('listNewCourseImports', {})
      : call('listImports', { id: courseId }));
    if (!answer.success) return;
    const open = new Set(answer.runs.filter(isUnderWay).map(({ _id }) => _id));
    setRuns(answer.runs);
    if (runs.some((run) => isUnderWay(run) && !open.has(run._id))) onOver();
  });
  // The job works elsewhere: the server is outside of the page.
  useEffect(() => {
    if (!isAsked) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const askAfter = (ms: number) => {
      timer = setTimeout(async () => {
        await ask();
        if (timer) askAfter(EACH_MS);
      }, ms);
    };
    askAfter(SOON_MS);
    return () => {
      if (timer) clearTimeout(timer);
      timer = null;
    };
  }, [isAsked]);

  async function dismiss({ _id: runId }: ImportRun) {
    const answer = await (courseId === null
      ? call('dismissNewCourseImport', { runId })
      : call('dismissImport', { id: courseId, runId }));
    // Somebody else may have done so.
    if (!answer.success && answer.status !== 404)
      return showToast(WORDS.notDismissed, { tone: 'danger', detail: answer.message });
    setRuns((all) => all.filter((run) => run._id !== runId));
  }
  const add = (run: ImportRun) => setRuns((all) => [run, ...all]);
  return { runs, add, dismiss, underWay: runs.find(isUnderWay) ?? null };
}
