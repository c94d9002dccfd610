import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OddRequest } from './odd-requests.ts';

/** `status` is 0 where no answer came. */
export type Told = { status: number; body: string };

const ADDRESSES = 200;
const agents = Array.from(
  { length: ADDRESSES },
  () => new Agent({ keepAlive: true, maxSockets: 2, timeout: 5_000 }),
);
let sent = 0;

/** Sends a request as it stands, from another address than the one before: none of them is to be limited for another's sake. */
export const sendOdd = async (
  port: number,
  { method, path, headers, body }: OddRequest,
  cookie: string | undefined,
): Promise<Told> => {
  const from = sent++ % ADDRESSES;
  const asked = request({
    ...{ host: '127.0.0.1', port, method, path, agent: agents[from], localAddress: `127.0.0.${from + 2}` },
    headers: {
      host: 'localhost',
      ...headers,
      ...(cookie && { cookie }),
      ...(body && { 'content-length': String(body.length) }),
    },
  });
  asked.end(body);
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, body: await text(answer) };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
};
