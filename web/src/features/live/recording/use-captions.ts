import { type RefObject, useEffect } from 'react';
import { useRemembered } from '#web/lib/remembered.ts';

const KEY = 'captions';
const ON = 'on';

/** Whether captions are shown; this device remembers it. */
export function useCaptions(stage: RefObject<HTMLElement | null>) {
  const [kept, keep] = useRemembered(KEY);
  const isShown = kept === ON;
  // The browser draws them, also where the film fills the screen.
  useEffect(() => {
    const [track] = stage.current?.querySelector('video')?.textTracks ?? [];
    if (track) track.mode = isShown ? 'showing' : 'hidden';
  }, [stage, isShown]);
  return { isShown, toggle: () => keep(isShown ? '' : ON) };
}
export type CaptionsChoice = ReturnType<typeof useCaptions>;
