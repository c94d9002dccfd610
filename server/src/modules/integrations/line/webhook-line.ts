import { lookup } from 'node:dns/promises';
import type { request as httpRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Closed, failureWords } from './failure-words.ts';
import { isPublicAddress } from './public-address.ts';
import { readStart } from './read-start.ts';
import type { Letter, Sent, WebhookLine } from './webhook-line.ports.ts';

type Options = {
  isOpen?: (address: string) => boolean;
  request?: typeof httpRequest;
  timeoutMs?: number;
};
type Address = { address: string; family: number };

const TIMEOUT_MS = 15_000;

/** Whoever names an address decides where it leads: what it is resolved to is looked at each time, and only that is connected to. */
export const createWebhookLine = ({
  isOpen = isPublicAddress,
  request = httpsRequest,
  timeoutMs = TIMEOUT_MS,
}: Options = {}): WebhookLine => {
  const resolve = async (url: string): Promise<Address[]> => {
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const found = family ? [{ address: host, family }] : await lookup(host, { all: true }).catch(() => []);
    if (found.length === 0) throw new Closed('There is no such address');
    if (!found.every(({ address }) => isOpen(address)))
      throw new Closed('The address leads into a private network');
    return found;
  };
  const exchange = async ({ url, headers, body }: Letter, signal: AbortSignal): Promise<Sent> => {
    const found = await within(signal, resolve(url));
    const { promise, resolve: answered, reject } = Promise.withResolvers<IncomingMessage>();
    const options = { method: 'POST', headers, agent: false, signal, lookup: pinnedTo(found) } as const;
    request(url, options, answered).on('error', reject).end(body);
    const response = await promise;
    const status = response.statusCode ?? null;
    return { status, problem: '', ...(await readStart(response)) };
  };
  return {
    post: (letter) =>
      exchange(letter, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => ({
        status: null,
        problem: failureWords(error),
        body: '',
        isCut: false,
      })),
    whyClosed: (url) =>
      within(AbortSignal.timeout(timeoutMs), resolve(url)).then(
        () => null,
        (error: unknown) => failureWords(error),
      ),
  };
};

/** A name server cannot be told to hurry, but need not be waited for. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
};

/** What was looked at is connected to, whatever the name stands for a moment later. */
const pinnedTo =
  (found: readonly Address[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = found;
    if (all) callback(null, [...found]);
    else callback(null, first?.address ?? '', first?.family);
  };
