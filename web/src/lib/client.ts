import type { Answer, CallInput } from '#contracts/api.ts';
import type { ErrorAnswer } from '#contracts/errors.ts';
import { BROWSER_CALLS, type BrowserCall } from './calls/browser-calls.ts';
import { readAnswer } from './calls/read-answer.ts';

/**
 * A call that a page makes by itself, without being left: as loaders make theirs, so a refusal is a value. What gets no
 * answer is refused with the status 0.
 */
export async function call<N extends BrowserCall>(
  name: N,
  input: CallInput<N>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Answer<N>> {
  const { path, ...init } = requestOf(BROWSER_CALLS[name], input);
  const { status, text } = await send(path, { ...init, signal });
  const answer = readAnswer<ErrorAnswer>(status, text);
  const told = answer.success ? answer : { code: 'unavailable', requestId: '', ...answer, status };
  // What the server sends is cut to the call's contract before it leaves.
  return told as Answer<N>;
}

/** What the path names stands in it; the rest is the query, or the body of a call that has one. */
function requestOf(address: string, input: object) {
  const [method = '', pattern = ''] = address.split(' ');
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const headers = { accept: 'application/json' };
  if (method !== 'GET') {
    const body = JSON.stringify(Object.fromEntries(rest));
    return { path, method, headers: { ...headers, 'content-type': 'application/json' }, body };
  }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { path: query ? `${path}?${query}` : path, method, headers };
}

async function send(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(path, init);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
