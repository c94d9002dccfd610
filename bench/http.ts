import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openBooks } from './kit/books.ts';
import { applyLoad, type Measured } from './kit/load.ts';
import { readOption } from './kit/options.ts';
import { type Part, runPart } from './kit/part.ts';
import { type Running, startBare, startShop } from './kit/processes.ts';
import { figure, median, percentile, printTable } from './kit/report.ts';

const SHOP_PORT = 3410;
const BARE_PORT = 3411;
const CLIENTS = [1, 32];
const LOGINS = 15;
const COURSE = 'botox-professional-training-dubai-clinic';
const VISITS = [
  { what: 'Detail page', path: `/in-person/courses/${COURSE}`, encoding: 'identity' },
  { what: 'Detail page, Brotli', path: `/in-person/courses/${COURSE}`, encoding: 'br' },
  { what: 'Detail as JSON', path: `/api/courses/in-person/${COURSE}`, encoding: 'identity' },
  { what: 'Detail as JSON, Brotli', path: `/api/courses/in-person/${COURSE}`, encoding: 'br' },
];
type Visit = (typeof VISITS)[number];

const seconds = readOption('seconds', 5);
const runs = readOption('runs', 3);

/** What arrives on the wire; `fetch` would unpack it. */
const receive = (url: string, encoding: string) =>
  new Promise<{ bytes: number; type: string; encoding: string }>((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const { length: bytes } = await buffer(response);
      const { 'content-type': type = '', 'content-encoding': used = 'identity' } = response.headers;
      if (response.statusCode === 200) resolve({ bytes, type, encoding: used });
      else reject(new Error(`${url} answered ${response.statusCode}`));
    });
    asked.on('error', reject).end();
  });

const medianOf = (measured: readonly Measured[]): Measured => ({
  perSecond: median(measured.map(({ perSecond }) => perSecond)),
  p50: median(measured.map(({ p50 }) => p50)),
  p95: median(measured.map(({ p95 }) => p95)),
  p99: median(measured.map(({ p99 }) => p99)),
  refused: 0,
});

const measureVisit = async (part: Part, shop: Running, { what, path, encoding }: Visit) => {
  const answer = await receive(`${shop.url}${path}`, encoding);
  if (answer.encoding !== encoding) return [[what, 'not compressed']];
  const bare = await startBare(part, { port: BARE_PORT, bytes: answer.bytes, type: answer.type });
  const headers = { 'accept-encoding': encoding };
  const rows: string[][] = [];
  for (const clients of CLIENTS) {
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    // By turns, so that whatever else the machine does falls on both.
    for (let run = 0; run < runs; run++) {
      ours.push(await applyLoad({ url: `${shop.url}${path}`, clients, seconds, headers }));
      theirs.push(await applyLoad({ url: `${bare.url}/`, clients, seconds, headers }));
    }
    const [own, foreign] = [medianOf(ours), medianOf(theirs)];
    const ratio = `${((100 * own.perSecond) / foreign.perSecond).toFixed(0)} %`;
    const speeds = [figure(own.perSecond), figure(foreign.perSecond), ratio];
    const latencies = [figure(own.p50, 'ms'), figure(own.p99, 'ms')];
    rows.push([what, figure(answer.bytes), String(clients), ...speeds, ...latencies]);
  }
  await bare.stop();
  return rows;
};

const logIn = async (url: string): Promise<number> => {
  const begin = performance.now();
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'learner@aurea.example', password: 'Demo-learner-2026' }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`a login was answered ${response.status}`);
  return performance.now() - begin;
};

/** Twenty a minute are allowed from one address: each round stays below and begins with a clean count. */
const measureLogins = async (part: Part, shop: Running) => {
  const books = await openBooks(part);
  const rows: string[][] = [];
  for (const clients of [1, 3]) {
    await books.pool.query('DELETE FROM rate_limits');
    const perClient = Array.from({ length: clients }, async () => {
      const times: number[] = [];
      for (let count = 0; count < LOGINS / clients; count++) times.push(await logIn(shop.url));
      return times;
    });
    const times = (await Promise.all(perClient)).flat();
    rows.push([
      'Login',
      String(times.length),
      String(clients),
      figure(median(times), 'ms'),
      figure(percentile(times, 0.95), 'ms'),
    ]);
  }
  return rows;
};

await runPart('http: pages and calls that are read', async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const rows: string[][] = [];
  for (const visit of VISITS) rows.push(...(await measureVisit(part, shop, visit)));
  printTable(['What', 'Bytes', 'Clients', 'Per second', 'Bare Fastify', 'Ratio', 'p50', 'p99'], rows);
  printTable(['What', 'Logins', 'Clients', 'p50', 'p95'], await measureLogins(part, shop));
  return [];
});
