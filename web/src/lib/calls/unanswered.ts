import { isRouteErrorResponse } from 'react-router';

/** How long the browser waits for an answer to anything it asks. */
export const LIMIT_MS = 30_000;

/** A request that hangs fails when its time is over, as one does that the network refuses. */
export function withTimeLimit(send: typeof fetch, limitMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const asked = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    return send(input, { ...init, signal: asked ? AbortSignal.any([asked, limit]) : limit });
  };
}

/** An answer that no page of ours gave: of a proxy before the server, or of the server before it came to a page. */
export function isOutside(error: unknown): error is { status: number; statusText: string; data: string } {
  return isRouteErrorResponse(error) && typeof error.data === 'string';
}

/** Nothing of what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What answered refused as a call does, in JSON; its words may be missing. */
export const isRefusedOutside = (error: unknown): boolean =>
  isOutside(error) && parseJson(error.data) !== undefined;

/**
 * Whether a page gave no answer: the network failed, the time was over, or something else answered. A page that was
 * left is none of these.
 */
export function isUnanswered(error: unknown): boolean {
  const isOver = error instanceof DOMException && error.name === 'TimeoutError';
  return error instanceof TypeError || isOver || isOutside(error);
}

/** What is known of it, in a few words: each browser has its own for a network that fails, and none are for people. */
export function reasonOf(error: unknown): string {
  if (isOutside(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof TypeError) return 'No connection';
  return isUnanswered(error) ? 'No answer' : '';
}
