import { useEffect, useRef, useState } from 'react';
import type { ImportRun, importCourse } from '#contracts/course-builder/import.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { sendParts } from '#web/uploads/send-files.ts';
import type { UploadTarget } from '#web/uploads/upload-targets.ts';

type State = { at: 'choice'; failure: string } | { at: 'sending'; name: string; share: number };

const CHOICE: State = { at: 'choice', failure: '' };

interface Importing {
  target: Pick<UploadTarget, 'path' | 'field'>;
  /** Why a file need not be sent at all, or ''. */
  refusalOf: (file: File) => string;
  onSent: (run: ImportRun) => void;
}

/** One file, chosen and sent. Who leaves calls off what has not arrived; what has is imported by the server alone. */
export function useImport({ target, refusalOf, onSent }: Importing) {
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
    const failure = refusalOf(file);
    if (failure) return setState({ at: 'choice', failure });
    const sending = new AbortController();
    call.current = sending;
    const { name } = file;
    const onProgress = (share: number) => setState({ at: 'sending', name, share });
    onProgress(0);
    const { signal } = sending;
    const sent = await sendParts<AnswerOf<typeof importCourse>>(target, [file], { signal, onProgress });
    if (sent.result === 'cancelled') return;
    if (sent.result === 'refused') return setState({ at: 'choice', failure: sent.message });
    setState(CHOICE);
    if (sent.answer.run) onSent(sent.answer.run);
  }

  return { state, send, reset };
}
