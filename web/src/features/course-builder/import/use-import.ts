import { useEffect, useRef, useState } from 'react';
import type { ImportReport, importCourse } from '#contracts/course-builder/import.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { sendParts } from '#web/uploads/send-files.ts';
import { importUpload } from '#web/uploads/upload-targets.ts';
import { importRefusal } from './import-words.ts';

type State =
  | { at: 'choice'; failure: string }
  | { at: 'sending'; name: string; share: number }
  | { at: 'report'; name: string; report: ImportReport };

const CHOICE: State = { at: 'choice', failure: '' };

/** One file at a time: chosen, sent, and what became of it. Who leaves calls off what has not arrived. */
export function useImport(courseId: string, onImported: () => void) {
  const [state, setState] = useState<State>(CHOICE);
  const call = useRef<AbortController | null>(null);

  function reset() {
    call.current?.abort();
    call.current = null;
    setState(CHOICE);
  }
  // A request would outlive the page that waits for its answer.
  useEffect(() => () => call.current?.abort(), []);

  async function send(file: File) {
    const failure = importRefusal(file);
    if (failure) return setState({ at: 'choice', failure });
    const sending = new AbortController();
    call.current = sending;
    const { name } = file;
    const onProgress = (share: number) => setState({ at: 'sending', name, share });
    onProgress(0);
    const sent = await sendParts<AnswerOf<typeof importCourse>>(importUpload(courseId), [file], {
      signal: sending.signal,
      onProgress,
    });
    if (sent.result === 'cancelled') return;
    if (sent.result === 'refused') return setState({ at: 'choice', failure: sent.message });
    if (sent.answer.report) setState({ at: 'report', name, report: sent.answer.report });
    onImported();
  }

  return { state, send, reset };
}
