import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Narrator } from '#web/player/narrator.ts';
import { useSpeed } from '#web/player/speeds.ts';
import { useNarrator } from '#web/player/use-narrator.ts';
import type { LearningLog } from '../learning-log.ts';
import { sentenceFrom } from '../player/timed-script.ts';
import { type Track, trackOf } from '../player/track.ts';
import type { OpenCourse } from './open-course.ts';

/** So near to where it is nobody is led anew. */
const NEAR_MS = 1000;

/** The voice of the slide that is open, at the second where it was left; where it is now is told to the log. */
export function useVoice({ slide, spot }: OpenCourse, log: LearningLog) {
  const [narrator] = useState(() => new Narrator(spot.positionMs));
  const track = useMemo(() => slide && trackOf(slide), [slide]);
  const speed = useSpeed(narrator);
  const { hasFailed } = useNarrator(narrator);

  const open = useEffectEvent((opened: Track | null) =>
    narrator.open(opened?.source ?? null, spot.positionMs),
  );
  // The element that is heard is outside React.
  useEffect(() => {
    open(track);
    return () => narrator.close();
  }, [narrator, track]);

  const goTo = useEffectEvent((ms: number) => {
    if (Math.abs(narrator.now() - ms) > NEAR_MS) narrator.seek(ms);
  });
  // The same slide at another second: a note or a bookmark led there.
  useEffect(() => goTo(spot.positionMs), [spot]);

  const tell = useEffectEvent(() => {
    if (slide && track) log.position(slide.slideId, Math.round(narrator.now()));
  });
  // The narrator is outside React.
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
