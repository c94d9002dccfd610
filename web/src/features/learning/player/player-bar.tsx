import { Bookmark, FileText, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Narrator } from '#web/player/narrator.ts';
import { Scrubber } from '#web/player/scrubber.tsx';
import { SpeedChoice } from '#web/player/speed-choice.tsx';
import type { Speed } from '#web/player/speeds.ts';
import { useNarrator } from '#web/player/use-narrator.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { Track } from './track.ts';
import './player.css';

interface PlayerBarProps {
  narrator: Narrator;
  /** Null of a slide that cannot be heard. */
  track: Track | null;
  speed: Speed;
  script: { isOpen: boolean; toggle: () => void } | null;
  bookmark: { flags: readonly number[]; toggle: () => void };
  previous: ReactNode;
  next: ReactNode;
}

/** All that is done with a slide, in one bar; on a phone it stays at the bottom in two lines. */
export function PlayerBar({ narrator, track, speed, script, bookmark, previous, next }: PlayerBarProps) {
  const { isPlaying } = useNarrator(narrator);
  return (
    <div className="player" data-silent={!track || undefined}>
      {previous}
      {track && (
        <>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={isPlaying ? 'Pause' : 'Play'}
            className="player-play"
            onClick={() => narrator.toggle()}
          >
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </Button>
          <Scrubber
            narrator={narrator}
            label={track.source?.kind === 'film' ? 'Position in the film' : 'Position in the narration'}
            durationMs={track.durationMs}
            ticks={track.script?.isTimed ? track.script.sentences.map(({ startMs }) => startMs) : []}
            flags={bookmark.flags}
          />
          <SpeedChoice {...speed} />
        </>
      )}
      {script && (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label="Script"
          aria-pressed={script.isOpen}
          className="player-script"
          onClick={script.toggle}
        >
          <FileText aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label="Bookmark this moment"
        className="player-mark"
        onClick={bookmark.toggle}
      >
        <Bookmark aria-hidden="true" />
      </Button>
      {next}
    </div>
  );
}
