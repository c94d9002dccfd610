import { Fragment, type MouseEvent, memo, useRef } from 'react';
import { Link } from 'react-router';
import type { Narrator } from '#web/player/narrator.ts';
import { useNarratorTime } from '#web/player/use-narrator.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { type TimedScript, wordAt } from './timed-script.ts';
import { useFollow } from './use-follow.ts';

// What scrolls has to be reachable by keyboard.
const scrollable = { tabIndex: 0 };

interface ScriptProps {
  script: TimedScript;
  narrator: Narrator;
  /** It can be heard as well, so a press goes there. */
  isHeard: boolean;
  addressAt: (ms: number) => { search: string };
}

/** What is read aloud. The word that is spoken is lit up; one that is pressed is gone to. */
export function Script({ script, narrator, isHeard, addressAt }: ScriptProps) {
  // Before it has begun no word is spoken.
  const current = useNarratorTime(narrator, (ms) => (ms > 0 ? wordAt(script, ms) : -1));
  const box = useRef<HTMLElement>(null);
  const { touch } = useFollow(box, current);
  return (
    <section ref={box} aria-label="Script" className="script" {...scrollable} {...touch}>
      <p>
        {script.sentences.map(({ words, startMs }) => (
          <Sentence
            key={words[0]?.index}
            words={words}
            startMs={startMs}
            spoken={isHeard && script.isTimed ? within(words, current) : null}
            narrator={narrator}
            address={addressAt(startMs).search}
          />
        ))}
      </p>
    </section>
  );
}

type Words = TimedScript['sentences'][number]['words'];

/** The word that is spoken, or a neighbour of the sentence: so only the one that is spoken is drawn anew. */
function within(words: Words, current: number): number {
  const [first, last] = [words[0]?.index ?? 0, words.at(-1)?.index ?? 0];
  return Math.max(first - 1, Math.min(current, last + 1));
}

interface SentenceProps {
  words: Words;
  startMs: number;
  /** Which word of the script; null where nothing can be heard. */
  spoken: number | null;
  narrator: Narrator;
  address: string;
}

const Sentence = memo(function Sentence({ words, startMs, spoken, narrator, address }: SentenceProps) {
  const text = words.map(({ index, text: word, startMs: ms }) => (
    <Fragment key={index}>
      <span
        data-ms={ms}
        data-spoken={index === spoken || undefined}
        className={spoken === null || index < spoken ? 'said' : undefined}
      >
        {word}
      </span>{' '}
    </Fragment>
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

/** Stands above the script, which then is all there is. */
export const NoNarration = ({ isFilm }: { isFilm: boolean }) => (
  <Notice live className="no-narration">
    {isFilm ? 'This film cannot be played' : 'Audio narration not available'}
  </Notice>
);
