import { useEffect, useRef, useState } from 'react';
import type { ImportReport } from '#contracts/course-builder/import.ts';
import { sendParts } from '#web/uploads/send-files.ts';
import type { UploadTarget } from '#web/uploads/upload-targets.ts';

/** What an import answers. */
type Imported = { report: ImportReport };

type State<A> =
  | { at: 'choice'; failure: string }
  | { at: 'sending'; name: string; share: number }
  | { at: 'report'; name: string; answer: Partial<A> };

const CHOICE = { at: 'choice', failure: '' } as const;

interface Importing {
  target: Pick<UploadTarget, 'path' | 'field'>;
  /** Why a file need not be sent at all, or ''. */
  refusalOf: (file: File) => string;
  onImported: () => void;
}

/** One file at a time: chosen, sent, and what became of it. Who leaves calls off what has not arrived. */
export function useImport<A extends Imported>({ target, refusalOf, onImported }: Importing) {
  const [state, setState] = useState<State<A>>(CHOICE);
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
    const sent = await sendParts<A>(target, [file], { signal, onProgress });
    if (sent.result === 'cancelled') return;
    if (sent.result === 'refused') return setState({ at: 'choice', failure: sent.message });
    setState({ at: 'report', name, answer: sent.answer });
    onImported();
  }

  return { state, send, reset };
}
