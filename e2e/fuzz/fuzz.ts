import { type OddRequest, oddRequests, type Who } from './odd-requests.ts';
import { sendOdd, type Told } from './send-odd.ts';

export type Fuzz = {
  port: number;
  seed: number;
  requests: number;
  atOnce: number;
  /** The sessions that each kind of caller has. */
  cookiesOf: Record<Who, readonly string[]>;
};
/** How often each status was answered, and what was broken, one line each. */
export type Found = { times: Map<number, number>; faults: string[] };

/** Of more at once the door sends some away. */
const LET_IN = 6;

/** Sends the odd requests of a seed, and says which of them a server should never have answered so. */
export const fuzz = async ({ port, seed, requests, atOnce, cookiesOf }: Fuzz): Promise<Found> => {
  const found: Found = { times: new Map(), faults: [] };
  const queue = oddRequests(seed);
  let sent = 0;
  const work = async () => {
    while (sent < requests) {
      const nth = ++sent;
      const odd = queue.next().value as OddRequest;
      const cookies = cookiesOf[odd.who];
      const told = await sendPatiently(() => sendOdd(port, odd, cookies[nth % cookies.length]));
      found.times.set(told.status, (found.times.get(told.status) ?? 0) + 1);
      if (isBroken(told, atOnce)) found.faults.push(`seed ${seed}, request ${nth}: ${describe(odd, told)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
};

const BUSY = 'We are busy for a moment';

/** Who is told to come again does, as a browser would; on a machine that does other work too that may be twice. */
const sendPatiently = async (send: () => Promise<Told>, tries = 5): Promise<Told> => {
  const told = await send();
  if (tries === 1 || told.status !== 503 || !told.body.includes(BUSY)) return told;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return sendPatiently(send, tries - 1);
};

const isBroken = ({ status, body }: Told, atOnce: number): boolean =>
  status === 0 || (status >= 500 && !(atOnce > LET_IN && body.includes(BUSY)));

const describe = ({ who, method, path, headers, body }: OddRequest, told: Told): string => {
  const asked = `${who} ${method} ${path.slice(0, 200)} (${headers['content-type'] ?? 'no type'}) ${body?.toString().slice(0, 200) ?? ''}`;
  return `${asked.trim()}: ${told.status || 'no answer'} ${told.body.slice(0, 200)}`;
};
