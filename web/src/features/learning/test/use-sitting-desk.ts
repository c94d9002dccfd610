import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Sitting } from '#contracts/learning/sittings.ts';
import type { SittingKey } from './kept-sitting.ts';
import { SittingDesk } from './sitting-desk.ts';
import { sittingPost } from './sitting-post.ts';

type Place = Omit<SittingKey, 'sittingId'>;

/** The desk of a sitting, one for as long as it is open; `ended` is told when the server takes no more of it. */
export function useSittingDesk(place: Place, sitting: Sitting, ended: () => void) {
  const tell = useEffectEvent(ended);
  const [desk] = useState(
    () => new SittingDesk({ ...place, sittingId: sitting.sittingId }, sitting.answers, sittingPost),
  );
  // What an earlier visit left stands on the device, of which the server knows nothing.
  useEffect(() => desk.open(() => tell()), [desk]);
  return { desk, ...useSyncExternalStore(desk.subscribe, desk.getDesk, desk.getDesk) };
}
