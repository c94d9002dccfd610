import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { Sitting } from '#contracts/learning/tests.ts';
import { call } from '#web/lib/client.ts';
import { SittingDesk } from './sitting-desk.ts';

type Place = { courseId: string; testId: string };

/** The desk of the sitting that is open; `ended` is told when the server takes no more of it. */
export function useSittingDesk({ courseId, testId }: Place, sitting: Sitting, ended: () => void) {
  const { sittingId } = sitting;
  const tell = useEffectEvent(ended);
  // What the server said of it later is what stood here before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one desk for each sitting
  const desk = useMemo(() => {
    const key = { courseId, testId, sittingId };
    return new SittingDesk(sitting, {
      keep: (answers) => call('keepAnswers', { ...key, answers }),
      handIn: (answers) => call('submitTest', { ...key, answers }),
    });
  }, [courseId, testId, sittingId]);
  useEffect(() => desk.open(() => tell()), [desk]);
  return { desk, ...useSyncExternalStore(desk.subscribe, desk.getDesk, desk.getDesk) };
}
