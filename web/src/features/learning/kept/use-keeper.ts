import { useEffect, useSyncExternalStore } from 'react';
import type { Kept } from './copies.ts';
import { ABSENT, CourseKeeper, device } from './course-keeper.ts';

/** Of this page, whoever shows it. */
const ownKeeper = new CourseKeeper(device);

/** Whether this browser can keep anything for when it is offline. */
export const canKeep = (): boolean =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'caches' in globalThis;

export function useKeeper(courseId: string, keeper = ownKeeper) {
  const state = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.stateOf(courseId),
    () => ABSENT,
  );
  useLook(keeper);
  return { keeper, state };
}

/** All that is kept; null until the device has been asked. */
export function useKept(keeper = ownKeeper): { keeper: CourseKeeper; kept: readonly Kept[] | null } {
  const kept = useSyncExternalStore(keeper.subscribe, keeper.all, () => null);
  useLook(keeper);
  return { keeper, kept };
}

function useLook(keeper: CourseKeeper) {
  // The device is outside React.
  useEffect(() => {
    void keeper.look();
  }, [keeper]);
}
