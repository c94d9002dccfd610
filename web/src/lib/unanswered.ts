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

/** Whether no answer came at all: the network failed, or the time was over. A page that was left is neither. */
export function isUnanswered(error: unknown): error is Error {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
