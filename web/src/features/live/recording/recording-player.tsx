import { Play } from 'lucide-react';
import { useRef } from 'react';
import type { AdminRecording } from '#contracts/live/admin-recordings.ts';
import { useSpeed } from '#web/player/speeds.ts';
import { useNarrator } from '#web/player/use-narrator.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { Chapters } from './chapters.tsx';
import { PlayerLine } from './player-line.tsx';
import { useCaptions } from './use-captions.ts';
import { type KeepPosition, useFilm } from './use-film.ts';
import { usePlayerKeys } from './use-player-keys.ts';

type Film = AdminRecording['film'];

interface RecordingPlayerProps {
  film: Film;
  /** What is seen. */
  name: string;
  onPlayed?: KeepPosition;
}

/** A film of an evening: with chapters, captions and the keys of the viewer of self-paced courses. */
export function RecordingPlayer({ film, name, onPlayed }: RecordingPlayerProps) {
  const narrator = useFilm(film.resumeMs, onPlayed);
  const { isPlaying, hasFailed } = useNarrator(narrator);
  const speed = useSpeed(narrator);
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const captions = useCaptions(stage);
  const hasScript = useHasScript();
  const fill = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen());
  usePlayerKeys(box, { narrator, chapters: film.chapters, speed, captions, fill });
  return (
    <div ref={box} className="grid gap-2">
      <div ref={stage} className="relative grid place-items-center bg-ink">
        <video
          ref={narrator.filmRef}
          src={film.path}
          aria-label={`Recording: ${name}`}
          controls={!hasScript}
          playsInline
          preload="metadata"
          className="aspect-video w-full"
        >
          <track kind="captions" src={film.captionsPath ?? undefined} srcLang="en" label="Captions" />
        </video>
        {hasScript && !isPlaying && !hasFailed && (
          <button
            type="button"
            aria-label={film.resumeMs > 0 ? 'Go on with the recording' : 'Play the recording'}
            onClick={() => narrator.toggle()}
            className="absolute grid size-18 cursor-pointer place-items-center bg-paper text-ink hover:bg-celadon"
          >
            <Play aria-hidden="true" className="size-7" />
          </button>
        )}
      </div>
      {hasFailed && (
        <Notice tone="danger" title="The recording cannot be played just now" live>
          Please load the page again. If this stays, tell the course office which browser you use.
        </Notice>
      )}
      <PlayerLine narrator={narrator} film={film} speed={speed} captions={captions} fill={fill} />
      <Chapters narrator={narrator} chapters={film.chapters} />
    </div>
  );
}
