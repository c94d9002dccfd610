import type { FileFacts, uploadEndpoints } from '#contracts/course-office/course-files.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { readAnswer } from '#web/lib/calls/read-answer.ts';
import type { UploadTarget } from './upload-targets.ts';

export type Sent =
  | { result: 'stored'; files: FileFacts[] }
  | { result: 'refused'; message: string; isSignedOut: boolean }
  | { result: 'cancelled' };

interface Sending {
  signal: AbortSignal;
  /** The share that has left the browser, 0 to 1. */
  onProgress: (share: number) => void;
}

/** An XMLHttpRequest, because `fetch` does not tell how much of a body has been sent. */
export function sendFiles(
  { path, field }: Pick<UploadTarget, 'path' | 'field'>,
  files: readonly File[],
  { signal, onProgress }: Sending,
): Promise<Sent> {
  const parts = new FormData();
  for (const file of files) parts.append(field, file);

  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ result: 'cancelled' });
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () =>
      resolve(signal.aborted ? { result: 'cancelled' } : outcome(request.status, request.responseText));
    signal.addEventListener('abort', () => request.abort());
    request.send(parts);
  });
}

type Stored = AnswerOf<(typeof uploadEndpoints)['uploadDocuments']>;

function outcome(status: number, text: string): Sent {
  const { success, message, files = [], details = [] } = readAnswer<Stored>(status, text);
  if (!success) return { result: 'refused', message, isSignedOut: status === 401 };
  return {
    result: 'stored',
    files: files.map((url) => details.find((one) => one.url === url) ?? unknown(url)),
  };
}

const unknown = (url: string): FileFacts => ({
  url,
  name: '',
  type: '',
  bytes: 0,
  width: null,
  height: null,
});
