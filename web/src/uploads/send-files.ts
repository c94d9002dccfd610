import type { FileFacts, uploadEndpoints } from '#contracts/course-office/course-files.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { readAnswer } from '#web/lib/calls/read-answer.ts';
import type { UploadTarget } from './upload-targets.ts';

type NotSent = { result: 'refused'; message: string; isSignedOut: boolean } | { result: 'cancelled' };
export type Sent = { result: 'stored'; files: FileFacts[] } | NotSent;
/** What the call answered, where it did what it was asked for. */
export type Answered<A> = { result: 'answered'; answer: Partial<A> } | NotSent;

interface Sending {
  signal: AbortSignal;
  /** The share that has left the browser, 0 to 1. */
  onProgress: (share: number) => void;
}

/** An XMLHttpRequest, because `fetch` does not tell how much of a body has been sent. */
export function sendParts<A extends object>(
  { path, field }: Pick<UploadTarget, 'path' | 'field'>,
  files: readonly File[],
  { signal, onProgress }: Sending,
): Promise<Answered<A>> {
  const parts = new FormData();
  for (const file of files) parts.append(field, file);

  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ result: 'cancelled' });
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () =>
      resolve(signal.aborted ? { result: 'cancelled' } : outcome<A>(request.status, request.responseText));
    signal.addEventListener('abort', () => request.abort());
    request.send(parts);
  });
}

function outcome<A extends object>(status: number, text: string): Answered<A> {
  const answer = readAnswer<A>(status, text);
  if (answer.success) return { result: 'answered', answer };
  return { result: 'refused', message: answer.message, isSignedOut: status === 401 };
}

type Stored = AnswerOf<(typeof uploadEndpoints)['uploadDocuments']>;

/** Files that are stored as they are. */
export async function sendFiles(
  target: Pick<UploadTarget, 'path' | 'field'>,
  files: readonly File[],
  sending: Sending,
): Promise<Sent> {
  const sent = await sendParts<Stored>(target, files, sending);
  if (sent.result !== 'answered') return sent;
  const { files: urls = [], details = [] } = sent.answer;
  return {
    result: 'stored',
    files: urls.map((url) => details.find((one) => one.url === url) ?? unknown(url)),
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
