import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Sitting } from '#contracts/learning/tests.ts';
import { call } from '#web/lib/client.ts';
import { SittingDesk } from './sitting-desk.ts';

type Place = { courseId: string; testId: string };

/** The desk of a sitting, one for as long as it is open; `ended` is told when the server takes no more of it. */
export function useSittingDesk(place: Place, sitting: Sitting, ended: () => void) {
  const tell = useEffectEvent(ended);
  const [desk] = useState(() => {
    const key = { ...place, sittingId: sitting.sittingId };
    return new SittingDesk(sitting, {
      keep: (answers) => call('keepAnswers', { ...key, answers }),
      handIn: (answers) => call('submitTest', { ...key, answers }),
    });
  });
  // What an earlier visit left stands on the device, of which the server knows nothing.
  useEffect(() => desk.open(() => tell()), [desk]);
  return { desk, ...useSyncExternalStore(desk.subscribe, desk.getDesk, desk.getDesk) };
}
