import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { FileFacts } from '#contracts/course-office/course-files.ts';
import { showToast } from '#web/ui/messages/toast.tsx';
import { refusal } from './check-files.ts';
import { learnFiles } from './known-files.ts';
import { sendFiles } from './send-files.ts';
import { uploadQueue } from './upload-queue.ts';
import type { UploadTarget } from './upload-targets.ts';

export interface Uploading {
  target: UploadTarget;
  /** How many more files the list takes. */
  room: number;
  /** Asked when they have arrived, which may be long after they were added. */
  onStored: (files: FileFacts[]) => void;
  /** One more batch is on its way, or one less. */
  onUnderWay?: (change: 1 | -1) => void;
  /** A batch was refused because the login has ended. */
  onSignedOut?: () => void;
}

interface Failure {
  message: string;
  /** What did not arrive, to be sent again; none where the browser refused. */
  files: readonly File[];
}

export type Uploads = ReturnType<typeof useUploads>;

/** Sends what is added, one request after another. Leaving the form calls off what has not arrived. */
export function useUploads({ target, room, onStored, onUnderWay, onSignedOut }: Uploading) {
  const [queue, tell] = useReducer(uploadQueue, []);
  const [failure, setFailure] = useState<Failure | null>(null);
  const calls = useRef(new Map<number, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const next = useRef(1);
  const fail = (words: string, files: readonly File[]) =>
    setFailure({ message: `Failed to upload ${target.what}: ${words}`, files });

  function end(id: number) {
    if (!calls.current.delete(id)) return;
    tell({ type: 'ended', id });
    onUnderWay?.(-1);
  }

  function cancel(id: number) {
    calls.current.get(id)?.abort();
    end(id);
  }
  const cancelAll = useEffectEvent(() => [...calls.current.keys()].forEach(cancel));

  // A request would outlive the form that waits for its answer.
  useEffect(() => cancelAll, []);

  async function send(id: number, files: readonly File[], { signal }: AbortController) {
    if (signal.aborted) return;
    const onProgress = (share: number) => tell({ type: 'progressed', id, share });
    onProgress(0);
    const sent = await sendFiles(target, files, { signal, onProgress });
    end(id);
    if (sent.result === 'stored') {
      learnFiles(sent.files);
      onStored(sent.files);
      if (target.stored) showToast(target.stored(sent.files.length), { seconds: 3 });
    } else if (sent.result === 'refused') {
      fail(sent.message, files);
      if (sent.isSignedOut) onSignedOut?.();
    }
  }

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const reasons = refusal(target.kind, files, room);
    if (reasons) return fail(reasons, []);
    const id = next.current++;
    const call = new AbortController();
    calls.current.set(id, call);
    setFailure(null);
    tell({ type: 'added', id, names: files.map(({ name }) => name) });
    onUnderWay?.(1);
    last.current = last.current.then(() => send(id, files, call));
  }

  return { target, queue, failure, room, add, cancel };
}
