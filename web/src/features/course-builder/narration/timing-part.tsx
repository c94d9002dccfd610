import { Pause, Play } from 'lucide-react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { useNarrator, useNarratorTime } from '#web/player/use-narrator.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Change } from '../use-change.ts';
import { isTimed, narrationOf, withAllAccepted } from './narrated.ts';
import { NARRATION, stampText } from './narration-words.ts';
import { sentenceOf, wordAt } from './sentences.ts';
import type { WordTiming } from './use-timing.ts';
import { WordsRow } from './words-row.tsx';

interface TimingPartProps {
  slide: DraftSlide;
  narrator: Narrator;
  change: Change<DraftSlide>;
  timing: WordTiming;
}

/** When words are heard: found by the server, corrected here. */
export function TimingPart({ slide, narrator, change, timing }: TimingPartProps) {
  const narration = narrationOf(slide);
  const { uncertain } = narration;
  const { isBusy, told, time } = timing;
  const timed = isTimed(narration);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PlayLine slide={slide} narrator={narrator} />
      {timed && (
        <>
          <WordsRow narration={narration} narrator={narrator} change={change} />
          <p className="text-xs leading-4.5 text-muted">{NARRATION.wordsHint}</p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} busyLabel={NARRATION.timing} onClick={() => void time('all')}>
          {NARRATION.time}
        </Button>
        {timed && uncertain.length > 0 && (
          <>
            <Button size="sm" disabled={isBusy} onClick={() => void time('unsure')}>
              {NARRATION.timeUnsure(uncertain.length)}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => change(withAllAccepted)}>
              {NARRATION.acceptAll}
            </Button>
          </>
        )}
      </div>
      {told.says && (
        <p role="status" className="text-sm text-muted">
          {told.says}
        </p>
      )}
      {told.warning && (
        <Notice tone="warning" live>
          {told.warning}
        </Notice>
      )}
      {told.failure && (
        <Notice tone="danger" title={NARRATION.notTimed} live>
          {told.failure}
        </Notice>
      )}
    </div>
  );
}

const TENTH_MS = 100;

function PlayLine({ slide, narrator }: { slide: DraftSlide; narrator: Narrator }) {
  const narration = narrationOf(slide);
  const { audioFile, script, words, uncertain } = narration;
  const timed = isTimed(narration);
  const { isPlaying } = useNarrator(narrator);
  const now = useNarratorTime(narrator, (ms) => Math.floor(ms / TENTH_MS) * TENTH_MS);
  const at = useNarratorTime(narrator, (ms) => wordAt(words, ms));
  const { number, count } = sentenceOf(script, at);
  const next = uncertain.find((one) => one > at) ?? uncertain[0];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 text-md">
        {audioFile !== null && (
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={isPlaying ? NARRATION.pause : NARRATION.play}
            onClick={() => narrator.toggle()}
          >
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </Button>
        )}
        <span className="num">{stampText(now)}</span>
        {timed && <span className="num text-muted">{NARRATION.sentence(number, count)}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={timed ? 'success' : 'neutral'}>
          {timed ? NARRATION.timed(words.length) : NARRATION.untimed}
        </Tag>
        {timed && next !== undefined && (
          <button
            type="button"
            className="num rounded-xs bg-warning-soft px-1.5 text-2xs text-warning underline"
            onClick={() => narrator.seek((words[next] ?? 0) + 1)}
          >
            {NARRATION.toCheck(uncertain.length)}
          </button>
        )}
      </p>
    </div>
  );
}
