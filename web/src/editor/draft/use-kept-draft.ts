import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { changesBetween } from '../conflict/compare.ts';
import { readerClock } from '../reader-time.ts';
import type { Session } from '../use-session.ts';
import type { DraftStore, KeptDraft } from './kept-draft.ts';

const QUIET_MS = 800;

/**
 * Keeps unsaved work in this browser, a moment after the last key and when the page is left. Answers with what an
 * earlier visit has left behind, until it is decided what becomes of it.
 */
export function useKeptDraft<V extends FieldValues>(session: Session<V>, store: DraftStore<V>) {
  const { form, status } = session;
  const [found, setFound] = useState<KeptDraft<V> | null>(null);

  function keep() {
    const keptAt = new Date().toISOString();
    if (session.measure() === 0) {
      store.clear();
      status.set({ keptAt: null });
      return;
    }
    const { base, version } = session;
    const isKept = store.keep({ values: form.getValues(), base, version, keptAt });
    status.set({ keptAt: isKept ? readerClock(keptAt) : null });
  }
  const keepNow = useEffectEvent(keep);

  // What was left behind is in the browser alone, so it is looked for once the page stands there.
  useEffect(() => {
    const draft = store.read();
    if (draft && changesBetween(draft.base, draft.values).length > 0) setFound(draft);
  }, [store]);

  // Keys are heard past React, which has nothing to draw for them.
  useEffect(() => {
    let timer: number | undefined;
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keepNow, QUIET_MS);
    };
    const whenLeft = () => {
      if (document.hidden && timer !== undefined) keepNow();
    };
    const stop = form.subscribe({ formState: { values: true }, callback: later });
    document.addEventListener('visibilitychange', whenLeft);
    return () => {
      stop();
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenLeft);
    };
  }, [form]);

  const forget = () => setFound(null);
  function discard() {
    store.clear();
    forget();
  }
  return { found, keep, forget, discard };
}
