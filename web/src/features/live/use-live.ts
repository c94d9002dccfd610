import { useEffect, useState } from 'react';
import { BEAT_MS } from '#domain/live/presence.ts';
import { call } from '#web/lib/client.ts';
import type { LivePage } from './live-page.ts';

const WORD = ' ';

/** Whether the last that was told was heard; and where the reader is counted now, if it is in another course. */
type Heard = { isHeard: boolean; countedIn: string | null };
const HEARD: Heard = { isHeard: true, countedIn: null };

/**
 * Tells the server each half a minute that this page is open, of every session that counts it now; and as soon as it is seen
 * or connected again.
 */
export function usePresence(sessionIds: readonly string[]): Heard {
  const [heard, setHeard] = useState(HEARD);
  const named = sessionIds.join(WORD);
  // It is told by the line, while there is one: what is missed for two minutes is bridged by the server.
  useEffect(() => {
    if (named === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const beat = async () => {
      const told = named.split(WORD).map((sessionId) => call('beatPresence', { sessionId }, { signal }));
      const answers = await Promise.all(told);
      if (signal.aborted) return;
      const elsewhere = answers.flatMap((one) => (one.success && one.countedIn) || []);
      setHeard({ isHeard: answers.every(({ success }) => success), countedIn: elsewhere[0] ?? null });
    };
    const stop = onEvery(BEAT_MS, () => void beat());
    void beat();
    return () => {
      stop();
      leaving.abort();
    };
  }, [named]);
  return named === '' ? HEARD : heard;
}

/** Again and again, and whenever the page is seen or connected again. Until what it gives back is called. */
export const onEvery = (ms: number, does: () => void): (() => void) => {
  const onSeen = () => document.visibilityState === 'visible' && does();
  const asking = setInterval(does, ms);
  document.addEventListener('visibilitychange', onSeen);
  window.addEventListener('online', does);
  return () => {
    clearInterval(asking);
    document.removeEventListener('visibilitychange', onSeen);
    window.removeEventListener('online', does);
  };
};

/** How often a page that stays open asks what is new. */
export const ASK_MS = 60_000;

/** What is told anew each minute: what time it is, who is in, how long the reader was. Without an answer what is known stays. */
export function useFresh(loaded: LivePage): LivePage {
  const [asked, setAsked] = useState<LivePage>();
  const { slug: courseId } = loaded.course;
  const session = loaded.session?.number;
  // A page that is loaded again where no network leads would become an error: a call of its own does not.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const answer = await call('getLiveSession', { courseId, session }, { signal });
      if (answer.success && !signal.aborted) setAsked(answer);
    };
    const stop = onEvery(ASK_MS, () => void ask());
    return () => {
      stop();
      leaving.abort();
    };
  }, [courseId, session]);
  return asked && asked.session?.sessionId === loaded.session?.sessionId ? asked : loaded;
}
