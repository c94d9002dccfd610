import { useEffect, useState, useSyncExternalStore } from 'react';
import { BEAT_MS } from '#domain/live/presence.ts';
import { call } from '#web/lib/client.ts';
import type { LivePage } from './live-page.ts';

const stays = () => () => undefined;

/** Where the reader’s device says that it is; null until the page is alive. */
export const useReaderZone = (): string | null =>
  useSyncExternalStore<string | null>(
    stays,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );

/** Tells the server each half a minute that this page is open, while it counts; and as soon as it is seen or connected again. */
export function usePresence(sessionId: string | undefined, isCounted: boolean): void {
  // It is told by the line, while there is one: what is missed for two minutes is bridged by the server.
  useEffect(() => {
    if (!sessionId || !isCounted) return;
    const beat = () => void call('beatPresence', { sessionId });
    const onSeen = () => document.visibilityState === 'visible' && beat();
    beat();
    const beating = setInterval(beat, BEAT_MS);
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('online', beat);
    return () => {
      clearInterval(beating);
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('online', beat);
    };
  }, [sessionId, isCounted]);
}

const ASK_MS = 60_000;

/** Who is in, and how long the reader was, asked again each minute while it changes; without an answer what is known stays. */
export function useFresh(loaded: LivePage, isChanging: boolean): LivePage {
  const [asked, setAsked] = useState<LivePage>();
  const { slug: courseId } = loaded.course;
  const session = loaded.session?.number;
  // A page that is loaded again where no network leads would become an error: a call of its own does not.
  useEffect(() => {
    if (!isChanging) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const answer = await call('getLiveSession', { courseId, session }, { signal });
      if (answer.success && !signal.aborted) setAsked(answer);
    };
    const asking = setInterval(() => void ask(), ASK_MS);
    return () => {
      clearInterval(asking);
      leaving.abort();
    };
  }, [courseId, session, isChanging]);
  return asked && asked.session?.sessionId === loaded.session?.sessionId ? asked : loaded;
}
