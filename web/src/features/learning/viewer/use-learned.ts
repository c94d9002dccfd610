import { useEffect, useState } from 'react';
import type { ProgressView } from '#contracts/learning/progress.ts';
import type { LearningLog } from '../learning-log.ts';

/** Which slides are completed: by the server's last word, and by what was told to the log since. */
export function useLearned(progress: ProgressView, log: LearningLog, slideId: string) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    log.seen(slideId);
  }, [log, slideId]);
  const completed = new Set([...progress.completedSlideIds, ...told]);
  return {
    completed,
    complete: (id: string) => {
      log.completed(id);
      setTold((before) => new Set([...before, id]));
    },
  };
}
