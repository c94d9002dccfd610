import { setTimeout as sleep } from 'node:timers/promises';
import { sendArrivals } from './kit/arrivals.ts';
import { askAll } from './kit/ask-all.ts';
import { type Books, checkBooks, openBooks } from './kit/books.ts';
import { addBuyers, type Buyer } from './kit/buyers.ts';
import { answersOf, startLine } from './kit/line.ts';
import { applyLoad, type Measured } from './kit/load.ts';
import { readOption } from './kit/options.ts';
import { type Part, runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, type Running, startGateway, startShop } from './kit/processes.ts';
import { openCardPages, payEvenly, uncached } from './kit/readers-and-payers.ts';
import { figure, percentile, printTable } from './kit/report.ts';

const SHOP_PORTS = [3450, 3451] as const;
const LINE_PORT = 3452;
const FIGURES_PORT = 3453;
const GATEWAY_PORT = 3454;
const CLIENTS = [4, 8, 16] as const;
const TIMES = 10;
const READERS = 50;
const PAYERS = 40;

const seconds = readOption('seconds', 20);
const requests = readOption('requests', 100_000);

const startShops = (part: Part): ((port: number) => Promise<Running>) => {
  const env = {
    DEMO_PUBLIC: '1',
    TRUST_PROXY: '1',
    DRAIN_MS: '2000',
    PUBLIC_URL: `http://localhost:${LINE_PORT}`,
    SANDBOX_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
    ...GATEWAY_SECRETS,
  };
  return (port) => startShop(part, port, env);
};

type World = { part: Part; line: Running; books: Books; readers: readonly Buyer[] };

const row = (what: string, load: Measured & { lost?: number }): string[] => [
  what,
  figure(load.perSecond),
  figure(load.refused / seconds),
  figure((load.lost ?? 0) / seconds),
  figure(load.p50, 'ms'),
  figure(load.p99, 'ms'),
];

/** Readers, while as many others pay as at every other pace: what is served is compared with the same work beside it. */
const besidePayers = async <Load>({ part, line, books }: World, load: () => Promise<Load>) => {
  const pages = await openCardPages(books, line.url, PAYERS);
  const [measured, settled] = await Promise.all([load(), payEvenly(part, books, { pages, seconds })]);
  return { measured, settled };
};

const measureOverload = async (world: World): Promise<string[]> => {
  const load = { ...uncached(world.line.url, world.readers), seconds };
  const steady: [number, Measured][] = [];
  for (const clients of CLIENTS) {
    const { measured } = await besidePayers(world, () => applyLoad({ ...load, clients, mayRefuse: true }));
    steady.push([clients, measured]);
  }
  const best = Math.max(...steady.map(([, { perSecond }]) => perSecond));
  const { measured: overloaded, settled } = await besidePayers(world, () =>
    sendArrivals({ ...load, perSecond: Math.round(TIMES * best) }),
  );
  printTable(
    ['Readers behind the proxy', 'Good a second', 'Refused a second', 'Lost a second', 'p50', 'p99'],
    [
      ...steady.map(([clients, measured]) => row(`${clients}, one request after the other`, measured)),
      row(`${figure(TIMES * best)} requests a second`, overloaded),
    ],
  );
  const [taken, shed] = await Promise.all([
    answersOf(FIGURES_PORT, 'messages', '2xx'),
    answersOf(FIGURES_PORT, 'messages', '5xx'),
  ]);
  printTable(
    ['Under overload', ''],
    [
      ['Share of the best goodput', `${Math.round((100 * overloaded.perSecond) / best)} %`],
      ['Messages of the gateway taken, sent away', `${taken}, ${shed}`],
      ['Payments confirmed', `${settled.length} of ${PAYERS}`],
      ['From paying to confirmed, p95', figure(percentile(settled, 0.95), 'ms')],
    ],
  );
  return shed > 0 ? [`${shed} messages of the gateway were sent away`] : [];
};

const RESTING_MS = 3_000;
const isPersonal = (index: number): boolean => index % 10 === 0;
const cookieOf = (reader: Buyer | undefined): Record<string, string> =>
  reader ? { cookie: reader.cookie } : {};

/** Both processes are ended and started again, by turns, while somebody asks. */
const measureRestarts = async (
  { part, line, readers }: World,
  shops: Running[],
  startOne: (port: number) => Promise<Running>,
): Promise<string[]> => {
  let isOver = false;
  let restarts = 0;
  const restarting = (async () => {
    while (!isOver) {
      const turn = restarts % 2;
      await shops[turn]?.stop();
      shops[turn] = await startOne(SHOP_PORTS[turn] ?? 0);
      restarts++;
      await sleep(RESTING_MS);
    }
  })();
  // Also where it is interrupted: nothing is started when the others have been stopped.
  const end = () => {
    isOver = true;
    return restarting;
  };
  part.atEnd(end);
  const answers = await askAll({
    url: line.url,
    requests,
    clients: 4,
    // One in ten is made for its reader, the others are kept by the academy.
    pathOf: (index) => (isPersonal(index) ? '/orders' : '/in-person-aesthetic-training'),
    headersOf: (index) => cookieOf(isPersonal(index) ? readers[index % READERS] : undefined),
  });
  await end();
  printTable(
    ['Requests', 'A second', 'Failed', 'Restarts meanwhile', 'p99', 'Longest'],
    [
      [
        figure(requests),
        figure(answers.perSecond),
        String(answers.failed.length),
        String(restarts),
        figure(percentile(answers.times, 0.99), 'ms'),
        figure(Math.max(...answers.times), 'ms'),
      ],
    ],
  );
  return answers.failed
    .slice(0, 5)
    .map((failure) => `a request failed while a process was restarted: ${failure}`);
};

await runPart(
  'proxy: two processes behind HAProxy, with ten times what they can serve, and restarted',
  async (part) => {
    const books = await openBooks(part);
    const startOne = startShops(part);
    const shops = [await startOne(SHOP_PORTS[0]), await startOne(SHOP_PORTS[1])];
    await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: LINE_PORT });
    const line = await startLine(part, { port: LINE_PORT, figuresPort: FIGURES_PORT, shopPorts: SHOP_PORTS });
    const world = { part, line, books, readers: await addBuyers(books, READERS) };
    const shed = await measureOverload(world);
    const failed = await measureRestarts(world, shops, startOne);
    return [...shed, ...failed, ...(await checkBooks(books))];
  },
);
