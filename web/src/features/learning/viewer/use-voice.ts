import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LearningLog } from '../learning-log.ts';
import { Narrator } from '../player/narrator.ts';
import { useSpeed } from '../player/speeds.ts';
import { sentenceFrom } from '../player/timed-script.ts';
import { trackOf } from '../player/track.ts';
import { useNarrator } from '../player/use-narrator.ts';
import type { OpenCourse } from './open-course.ts';

/** The voice of the slide that is open, at the second where it was left; where it is now is told to the log. */
export function useVoice({ slide, spot }: OpenCourse, log: LearningLog) {
  const [narrator] = useState(() => new Narrator(spot.positionMs));
  const track = useMemo(() => slide && trackOf(slide), [slide]);
  const speed = useSpeed(narrator);
  const { hasFailed } = useNarrator(narrator);
  const slideId = slide?.slideId;

  const openTrack = useEffectEvent(() => narrator.open(track?.source ?? null, spot.positionMs));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is what it waits for
  useEffect(() => {
    openTrack();
    return () => narrator.close();
  }, [narrator, slideId]);

  // The same slide at another second: a note or a bookmark led there.
  const goTo = useEffectEvent((ms: number) => {
    if (Math.abs(narrator.now() - ms) > 1000) narrator.seek(ms);
  });
  useEffect(() => goTo(spot.positionMs), [spot]);

  const tell = useEffectEvent(() => {
    if (slideId !== undefined && track) log.position(slideId, Math.round(narrator.now()));
  });
  useEffect(() => narrator.subscribeTime(() => tell()), [narrator]);

  return {
    narrator,
    track,
    speed,
    canBeHeard: track !== null && track.source !== null && !hasFailed,
    toSentence: (way: 'back' | 'on') => {
      if (track?.script?.isTimed) narrator.seek(sentenceFrom(track.script, narrator.now(), way));
    },
  };
}
export type Voice = ReturnType<typeof useVoice>;
