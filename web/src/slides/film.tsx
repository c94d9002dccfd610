import { useMemo } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { cueAt, parseCaptions } from '#domain/films/captions.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { useNarratorTime } from '#web/player/use-narrator.ts';

interface FilmProps {
  video: Extract<Slide, { type: 'video' }>['video'];
  /** Its sound and its place are those of the player. */
  narrator: Narrator;
}

/** A film with its captions in the stage's own type: drawn here, they scale with it and need no second file. */
export function Film({ video, narrator }: FilmProps) {
  const cues = useMemo(() => parseCaptions(video.captions), [video.captions]);
  const words = useNarratorTime(narrator, (ms) => cueAt(cues, ms)?.text ?? '');
  return (
    <div className="film">
      <video
        ref={narrator.filmRef}
        src={video.url}
        poster={video.posterUrl || undefined}
        aria-label={video.alt}
        playsInline
        preload="auto"
      />
      {words && (
        <p className="film-words">
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
