import { type MouseEvent, memo, useRef } from 'react';
import { Link } from 'react-router';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Narrator } from './narrator.ts';
import { type TimedScript, wordAt } from './timed-script.ts';
import { useFollow } from './use-follow.ts';
import { useNarratorTime } from './use-narrator.ts';

interface ScriptProps {
  script: TimedScript;
  narrator: Narrator;
  /** It can be heard as well, so a press goes there. */
  isHeard: boolean;
  addressAt: (ms: number) => { search: string };
}

/** What is read aloud. The word that is spoken is lit up; one that is pressed is gone to. */
export function Script({ script, narrator, isHeard, addressAt }: ScriptProps) {
  const current = useNarratorTime(narrator, (ms) => wordAt(script, ms));
  const box = useRef<HTMLElement>(null);
  const { touch } = useFollow(box, current);
  let first = 0;
  return (
    <section
      ref={box}
      aria-label="Script"
      // A box that scrolls must be reachable by the keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="script"
      {...touch}
    >
      <p>
        {script.sentences.map((sentence, index) => {
          const from = first;
          first += sentence.words.length;
          return (
            <Sentence
              key={`${index}-${sentence.startMs}`}
              words={sentence.words}
              startMs={sentence.startMs}
              // Only the sentence that is spoken is drawn anew with each word.
              spoken={isHeard && script.isTimed ? Math.max(-1, Math.min(current - from, sentence.words.length)) : null}
              narrator={narrator}
              address={addressAt(sentence.startMs).search}
            />
          );
        })}
      </p>
    </section>
  );
}

interface SentenceProps {
  words: TimedScript['sentences'][number]['words'];
  startMs: number;
  /** Which of its words; −1 before, the count of them after; null where nothing can be heard. */
  spoken: number | null;
  narrator: Narrator;
  address: string;
}

const Sentence = memo(function Sentence({ words, startMs, spoken, narrator, address }: SentenceProps) {
  const text = words.map((word, index) => (
    <span
      key={`${index}-${word.text}`}
      data-ms={word.startMs}
      className={spoken === null || index < spoken ? 'said' : index === spoken ? 'spoken' : undefined}
      data-spoken={index === spoken || undefined}
    >
      {word.text}{' '}
    </span>
  ));
  if (spoken === null) return text;
  const seek = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const word = event.target instanceof HTMLElement ? event.target.dataset.ms : undefined;
    narrator.seek(Number(event.detail > 0 ? (word ?? startMs) : startMs));
  };
  return (
    <Link to={{ search: address }} onClick={seek} className="sentence">
      {text}
    </Link>
  );
});

/** Stands where the player would, above the script. */
export const NoNarration = ({ isFilm }: { isFilm: boolean }) => (
  <Notice live className="no-narration">
    {isFilm ? 'This film cannot be played' : 'Audio narration not available'}
  </Notice>
);
