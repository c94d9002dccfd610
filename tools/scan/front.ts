import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Address, nameOf, type Who } from './addresses.ts';

/** How often each status was answered, by address; what no address of the list fits is under `OTHER`. */
export type Told = Map<string, Map<number, number>>;
export type Front = { port: number; told: Told; forget(): void; close(): void };
type Behind = {
  academyPort: number;
  addresses: readonly Address[];
  cookies: Record<Who, string>;
  /** Answers by itself what is not the academy's; false hands the request on. */
  answerFirst(url: URL, response: ServerResponse): Promise<boolean>;
};

export const OTHER = 'other addresses';

/**
 * Stands before the academy on loopback: signs each request in as who may ask that address, and counts what was answered.
 */
export const openFront = async ({ academyPort, addresses, cookies, answerFirst }: Behind): Promise<Front> => {
  const told: Told = new Map();
  const find = finder(addresses);
  const server = createServer((incoming, response) => {
    void pass(incoming, response).catch(() => response.destroy());
  });
  const pass = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = incoming;
    const asked = URL.parse(url, 'http://localhost');
    if (asked && (await answerFirst(asked, response))) return;
    // Who is signed in stays so, whatever a scanner presses.
    if (asked?.pathname.startsWith('/logout')) return response.writeHead(204).end();
    const { address, name } = find(method, url.split('?', 1)[0] ?? '/');
    const cookie = cookies[address?.who ?? 'learner'];
    const { cookie: _own, ...headers } = incoming.headers;
    const onward = request({
      ...{ host: '127.0.0.1', port: academyPort, method, path: url, setHost: false },
      headers: { ...headers, host: `localhost:${academyPort}`, ...(cookie && { cookie }) },
    });
    incoming.pipe(onward);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const times = told.get(name) ?? new Map<number, number>();
    told.set(name, times.set(answer.statusCode ?? 0, (times.get(answer.statusCode ?? 0) ?? 0) + 1));
    const { 'set-cookie': _theirs, ...given } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, given);
    answer.pipe(response);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    told,
    forget: () => told.clear(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Which address of the list a request is for; what has fewer parameters goes first, as in the router. */
const finder = (addresses: readonly Address[]) => {
  const patterns = [...addresses]
    .sort((one, other) => parametersIn(one.path) - parametersIn(other.path))
    .map((address) => ({
      address,
      pattern: new RegExp(`^${address.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
    }));
  return (method: string, path: string) => {
    const found = patterns.find(
      ({ address, pattern }) => address.method === method && pattern.test(path),
    )?.address;
    return { address: found, name: found ? nameOf(found) : OTHER };
  };
};

const parametersIn = (path: string): number => path.split(':').length;
