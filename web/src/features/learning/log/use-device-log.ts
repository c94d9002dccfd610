import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ProgressView } from '#contracts/learning/progress.ts';
import type { LearningLog } from '../learning-log.ts';
import { DeviceLog, type Learner } from './device-log.ts';
import { post } from './post.ts';

/** The log of whoever learns on this page; `counted` hears what the server counts, each time it has taken something. */
export function useDeviceLog(learner: Learner, counted: (progress: ProgressView) => void): LearningLog {
  const { accountId, courseId, attemptId } = learner;
  const tell = useEffectEvent(counted);
  const log = useMemo(
    () => new DeviceLog({ accountId, courseId, attemptId }, post),
    [accountId, courseId, attemptId],
  );
  useEffect(() => log.open((progress) => tell(progress)), [log]);
  return log;
}
