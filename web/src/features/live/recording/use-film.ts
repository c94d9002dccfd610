import { useEffect, useEffectEvent, useState } from 'react';
import { Narrator } from '#web/player/narrator.ts';

/** Told where a film is, in milliseconds: while it plays, when it stops, and at last when the page is left. */
export type KeepPosition = { tell: (ms: number) => void; tellLast: (ms: number) => void };

const EVERY_MS = 10_000;

/** A film that goes on where it was left, and tells where it is once it has been played. */
export function useFilm(startMs: number, keep: KeepPosition | undefined): Narrator {
  const [narrator] = useState(() => new Narrator(startMs));
  const open = useEffectEvent(() => narrator.open({ kind: 'film' }, startMs));
  // The film that is played is outside React.
  useEffect(() => {
    open();
    return () => narrator.close();
  }, [narrator]);

  const tell = useEffectEvent((how: keyof KeepPosition, ms: number) => keep?.[how](ms));
  // So is where it is, and when the page is left.
  useEffect(() => watchPosition(narrator, tell), [narrator]);
  return narrator;
}

const watchPosition = (narrator: Narrator, tell: (how: keyof KeepPosition, ms: number) => void) => {
  let told: number | null = null;
  const at = () => Math.max(0, Math.round(narrator.now()));
  const tellOnce = (how: keyof KeepPosition) => {
    // What nobody has played is where it was.
    if (told === null || told === at()) return;
    told = at();
    tell(how, told);
  };
  const changed = () => {
    if (narrator.getSnapshot().isPlaying) told ??= -1;
    else tellOnce('tell');
  };
  const unsubscribe = narrator.subscribe(changed);
  const telling = setInterval(() => tellOnce('tell'), EVERY_MS);
  const left = () => tellOnce('tellLast');
  window.addEventListener('pagehide', left);
  return () => {
    tellOnce('tell');
    unsubscribe();
    clearInterval(telling);
    window.removeEventListener('pagehide', left);
  };
};
