import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#web/lib/client.ts';
import type { FoundGroup } from './sections.ts';

/** Long enough to type on. */
const PAUSE_MS = 150;
const LEAST_LETTERS = 2;

interface Answered {
  /** What it is the answer to. */
  q: string;
  groups: readonly FoundGroup[];
  problem: string | null;
}

const NOTHING: Answered = { q: '', groups: [], problem: null };

/** What is found of the words that stand in a field now; until that is known, what was found before. */
export function useFound(q: string) {
  const [answered, setAnswered] = useState(NOTHING);
  const latest = useRef<AbortController>(undefined);
  const isAsked = q.length >= LEAST_LETTERS;

  async function ask(words: string) {
    const asking = new AbortController();
    latest.current = asking;
    const answer = await call('findEverything', { q: words }, asking);
    // What was asked for before and is answered later is no answer any more.
    if (asking.signal.aborted) return;
    const { groups, problem } = answer.success
      ? { groups: answer.groups, problem: null }
      : { groups: [], problem: answer.message };
    setAnswered({ q: words, groups, problem });
  }
  const askNow = useEffectEvent(ask);

  // What is typed is asked for after a pause.
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(askNow, PAUSE_MS, q);
    return () => {
      clearTimeout(timer);
      latest.current?.abort();
    };
  }, [q, isAsked]);

  return {
    groups: isAsked ? answered.groups : [],
    problem: isAsked && answered.q === q ? answered.problem : null,
    isPending: isAsked && answered.q !== q,
    tryAgain: () => {
      setAnswered(NOTHING);
      void ask(q);
    },
  };
}
