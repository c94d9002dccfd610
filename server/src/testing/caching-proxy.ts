import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Kept = Answer & { asked: IncomingHttpHeaders; at: number };

export type CachingProxy = {
  origin: string;
  /** The paths of which it keeps an answer. */
  keptPaths(): string[];
  /** How often somebody got bytes that had been fetched for another request. */
  reused(): number;
  close(): void;
};

/**
 * A shared cache in front of a server, as a provider or a company may run one: it keeps what `Cache-Control` lets
 * it keep, apart by `Vary`, never what sets a cookie, and asks again with the entity tag. A `careless` one keeps
 * whatever it sees, to show what the headers are for.
 */
export const startCachingProxy = async (target: number, { careless = false } = {}): Promise<CachingProxy> => {
  const kept = new Map<string, Kept[]>();
  let reused = 0;

  const answer = async (asked: IncomingMessage): Promise<Answer> => {
    const path = asked.url ?? '/';
    const call = { port: target, path, method: asked.method ?? 'GET', headers: asked.headers };
    if (call.method !== 'GET') return send(call, await readAll(asked));
    const found = kept.get(path)?.find((one) => careless || isMeantFor(one, asked.headers));
    if (found && (careless || isFresh(found))) {
      reused += 1;
      return found;
    }
    const tag = found?.headers.etag;
    const fetched = await send({
      ...call,
      headers: { ...call.headers, ...(tag && { 'if-none-match': tag }) },
    });
    if (found && fetched.status === 304) {
      reused += 1;
      return found;
    }
    if (fetched.status === 200 && (careless || mayKeep(fetched))) {
      const others = (kept.get(path) ?? []).filter((one) => one !== found);
      kept.set(path, [...others, { ...fetched, asked: asked.headers, at: Date.now() }]);
    }
    return fetched;
  };

  const server = createServer(async (asked, response) => {
    const { status, headers, body } = await answer(asked);
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keptPaths: () => [...kept.keys()],
    reused: () => reused,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const directives = ({ headers }: Answer) =>
  (headers['cache-control'] ?? '').split(',').map((directive) => directive.trim());

const mayKeep = (answer: Answer): boolean => {
  const said = directives(answer);
  const forbidden = said.includes('no-store') || said.includes('private');
  return said.includes('public') && !forbidden && !answer.headers['set-cookie'];
};

const isFresh = (one: Kept): boolean => {
  const maxAge = directives(one).find((directive) => directive.startsWith('max-age='));
  return Date.now() - one.at < Number(maxAge?.slice('max-age='.length) ?? 0) * 1000;
};

const isMeantFor = (one: Kept, headers: IncomingHttpHeaders): boolean => {
  const vary = (one.headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  return vary.every((name) => name !== '*' && String(one.asked[name]) === String(headers[name]));
};

type Sent = { port: number; path: string; method: string; headers: IncomingHttpHeaders };

const send = async (options: Sent, body?: Buffer): Promise<Answer> => {
  const sending = request({ host: '127.0.0.1', ...options }).end(body);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await readAll(response) };
};

const readAll = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};
