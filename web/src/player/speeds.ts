import { useEffect } from 'react';
import { useRemembered } from '#web/lib/remembered.ts';
import type { Narrator } from './narrator.ts';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2];
const KEY = 'learning-speed';

/** How fast the narrator speaks; this device remembers it. */
export function useSpeed(narrator: Narrator) {
  const [kept, keep] = useRemembered(KEY);
  const speed = SPEEDS.find((one) => one === Number(kept)) ?? 1;
  // The narrator is outside React.
  useEffect(() => narrator.setSpeed(speed), [narrator, speed]);
  return {
    speed,
    choose: (chosen: number) => keep(String(chosen)),
    /** By so many steps, as far as there are any. */
    change: (steps: number) => keep(String(SPEEDS[SPEEDS.indexOf(speed) + steps] ?? speed)),
  };
}
export type Speed = ReturnType<typeof useSpeed>;
