import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ProgressView } from '#contracts/learning/progress.ts';
import type { LearningLog } from '../learning-log.ts';

/** Which slides are completed: by the server's last word, and by what the log was told and the server was not yet. */
export function useLearned(progress: ProgressView, log: LearningLog, slideId: string) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const left = useSyncExternalStore(log.subscribe, log.getLeft, log.getLeft);
  // The log is outside React.
  useEffect(() => {
    log.seen(slideId);
  }, [log, slideId]);
  const completed = new Set([...progress.completedSlideIds, ...left, ...told]);
  return {
    completed,
    complete: (id: string) => {
      log.completed(id);
      setTold((before) => new Set([...before, id]));
    },
  };
}
