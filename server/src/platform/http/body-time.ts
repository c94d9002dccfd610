import type { IncomingMessage } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * From now on the rest of the body may take this long, then its sender is hung up on. Node has one limit for all
 * requests of a server, and an upload may take longer than a form.
 */
export const giveBodyTime = (request: IncomingMessage, ms: number): void => {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
  if (!timers.has(request)) request.once('close', () => clearTimeout(timers.get(request)));
  clearTimeout(timers.get(request));
  timers.set(request, setTimeout(() => request.complete || request.destroy(), ms).unref());
};
