import { Captions, Maximize, Pause, Play } from 'lucide-react';
import type { AdminRecording } from '#contracts/live/admin-recordings.ts';
import { clockText } from '#domain/time/clock-text.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { Scrubber } from '#web/player/scrubber.tsx';
import { SpeedChoice } from '#web/player/speed-choice.tsx';
import type { Speed } from '#web/player/speeds.ts';
import { useNarrator, useNarratorTime } from '#web/player/use-narrator.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { CaptionsChoice } from './use-captions.ts';

interface PlayerLineProps {
  narrator: Narrator;
  film: Pick<AdminRecording['film'], 'durationMs' | 'chapters' | 'captionsPath'>;
  speed: Speed;
  captions: CaptionsChoice;
  fill: () => void;
}

const small = { variant: 'ghost', size: 'sm', iconOnly: true } as const;

/** Below the film: play, where it is, how fast, with which words. */
export function PlayerLine({ narrator, film, speed, captions, fill }: PlayerLineProps) {
  const { isPlaying } = useNarrator(narrator);
  const second = useNarratorTime(narrator, (ms) => Math.floor(ms / 1000));
  const read = useNarratorTime(narrator, () => Math.round(narrator.length()));
  const from = second > 0 ? ` from ${clockText(second * 1000)}` : '';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
      <div className="flex min-w-0 flex-[1_1_300px] items-center gap-2">
        <Button variant="primary" size="sm" className="min-w-34" onClick={() => narrator.toggle()}>
          {isPlaying ? (
            <>
              <Pause aria-hidden="true" className="size-4" />
              Pause
            </>
          ) : (
            <>
              <Play aria-hidden="true" className="size-4" />
              <span className="num">Play{from}</span>
            </>
          )}
        </Button>
        <Scrubber
          narrator={narrator}
          label="Position in the recording"
          durationMs={film.durationMs ?? read}
          ticks={film.chapters.map(({ startMs }) => startMs)}
        />
      </div>
      <div className="flex items-center gap-1">
        <SpeedChoice {...speed} />
        {film.captionsPath && (
          <Button
            {...small}
            aria-label="Captions"
            aria-pressed={captions.isShown}
            className="aria-pressed:bg-celadon"
            onClick={captions.toggle}
          >
            <Captions aria-hidden="true" />
          </Button>
        )}
        <Button {...small} aria-label="Fill the screen" onClick={fill}>
          <Maximize aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
