import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { certificateNumber, DRAWN_SIGNS } from '#domain/certificates/certificate-number.ts';
import { randomBase32 } from '#server/platform/ids.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { measureBadges } from './kit/badges.ts';
import { type Books, openBooks } from './kit/books.ts';
import { fromElsewhere } from './kit/from-elsewhere.ts';
import { judgeIssued, killAgain, watchIssuing } from './kit/issuing.ts';
import { applyLoad, type Measured } from './kit/load.ts';
import { addManyCompletions, announceCompletions } from './kit/many/many-completions.ts';
import { readOption } from './kit/options.ts';
import { type Part, runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, kilobytes, median, printTable } from './kit/report.ts';

const PORT = 3498;
/** People come from everywhere, through a proxy. */
const REACHABLE = { DEMO_PUBLIC: '1', TRUST_PROXY: '1' };
const CLIENTS = [1, 32];
const WARM_UP = 100;
const GUESSES = 100;
const PROCESSES = 20;
const LONGEST_MS = 5 * 60_000;

const count = readOption('certificates', 10_000);
const kills = readOption('kills', 6);
const seconds = readOption('seconds', 10);
const drawings = readOption('drawings', 100);
const badges = readOption('badges', 200);

/** Each once, whenever the process that issues them is killed; papers and letters are made beside, by the same process. */
const issue = async (part: Part, books: Books): Promise<string[]> => {
  const begin = () => startShop(part, PORT, REACHABLE);
  const first = await begin();
  const enrolmentIds = await addManyCompletions(books, count);
  await announceCompletions(books, enrolmentIds);
  const [issued, last] = await Promise.all([
    watchIssuing(books, { count, longestMs: LONGEST_MS }),
    killAgain(books, first, { kills, begin }),
  ]);
  await last.stop();
  const { twice, missing, toldTwice, notTold } = await judgeIssued(books, enrolmentIds);
  const { most } = issued;
  printTable(
    [
      'Certificates',
      'kill -9',
      'Per second, of 95 %',
      'Until the last',
      'Papers by then',
      'Issued twice',
      'Missing',
      'Told twice',
      'Not told',
    ],
    [
      [
        figure(count),
        String(kills),
        figure(most.count / most.seconds),
        figure(issued.seconds, 's'),
        figure(issued.drawn),
        ...[twice, missing, toldTwice, notTold].map(String),
      ],
    ],
  );
  return twice + missing + toldTwice + notTold === 0
    ? []
    : ['not every certificate was issued, and told, exactly once'];
};

const numbersOf = async ({ pool }: Books): Promise<string[]> => {
  const { rows } = await pool.query<{ number: string }>('SELECT number FROM certificates ORDER BY random()');
  return rows.map(({ number }) => number);
};

const unknownNumber = () => certificateNumber(randomBase32(DRAWN_SIGNS));

/** The page that tells of a number, for people who come from everywhere, and for one who guesses. */
const verify = async (part: Part, books: Books): Promise<string[]> => {
  const numbers = await numbersOf(books);
  const shop = await startShop(part, PORT, { WORK: 'http', ...REACHABLE });
  const pathOf = (number: string) => `/verify/${number}`;
  let asked = 0;
  const known = () => pathOf(numbers[asked++ % numbers.length] ?? '');
  const page = await fetch(shop.url + known(), { headers: fromElsewhere() });
  const { byteLength: bytes } = await page.arrayBuffer();
  if (!page.ok) return [`the page of a certificate was answered ${page.status}`];
  for (let nth = 0; nth < WARM_UP; nth++) await fetch(shop.url + known(), { headers: fromElsewhere() });
  const rows: string[][] = [];
  for (const clients of CLIENTS) {
    const load = { url: shop.url, clients, seconds, nextHeaders: fromElsewhere, mayRefuse: true };
    rows.push(loadRow('A certificate of ours', clients, await applyLoad({ ...load, nextPath: known })));
    const nextPath = () => pathOf(unknownNumber());
    rows.push(loadRow('A number of nobody', clients, await applyLoad({ ...load, nextPath, expects: 404 })));
  }
  printTable(
    [`The page, ${kilobytes(bytes)} of HTML`, 'Clients', 'Per second', 'p50', 'p95', 'p99', 'Turned away'],
    rows,
  );
  const guesses: number[] = [];
  for (let nth = 0; nth < GUESSES; nth++)
    guesses.push((await fetch(shop.url + pathOf(unknownNumber()))).status);
  const answered = guesses.filter((status) => status === 404).length;
  const refused = guesses.filter((status) => status === 429).length;
  printTable(
    ['Guesses of one address within a minute', 'Answered', 'Turned away'],
    [[figure(GUESSES), String(answered), String(refused)]],
  );
  await shop.stop();
  return answered + refused === GUESSES && refused > 0
    ? []
    : [`guesses were answered with ${[...new Set(guesses)]}`];
};

const loadRow = (
  what: string,
  clients: number,
  { perSecond, p50, p95, p99, refused }: Measured,
): string[] => [
  what,
  String(clients),
  figure(perSecond),
  ...[p50, p95, p99].map((one) => figure(one, 'ms')),
  String(refused),
];

type Drawing = { ms: number; bytes: number };

/** So many drawings of a process that has drawn nothing before. */
const drawIn = async (many: number): Promise<Drawing[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'bench/draw-certificates.ts')],
    { env: { ...process.env, NODE_ENV: 'production', DRAWINGS: String(many) } },
  );
  return JSON.parse(stdout) as Drawing[];
};

const spread = (values: readonly number[], say: (value: number) => string): string[] =>
  [Math.min(...values), median(values), Math.max(...values)].map(say);

/** A paper, and what it takes to draw it: the first in a process loads its faces. */
const draw = async (): Promise<void> => {
  const cold: Drawing[] = [];
  for (let nth = 0; nth < PROCESSES; nth++) cold.push(...(await drawIn(1)));
  const warm = (await drawIn(drawings + 1)).slice(1);
  const milliseconds = (value: number) => figure(value, 'ms');
  printTable(
    ['A paper', 'Drawings', 'Least', 'Median', 'Most'],
    [
      [
        'First of a process',
        String(cold.length),
        ...spread(
          cold.map(({ ms }) => ms),
          milliseconds,
        ),
      ],
      [
        'Later',
        String(warm.length),
        ...spread(
          warm.map(({ ms }) => ms),
          milliseconds,
        ),
      ],
      [
        'Its bytes',
        String(warm.length),
        ...spread(
          warm.map(({ bytes }) => bytes),
          kilobytes,
        ),
      ],
    ],
  );
};

await runPart(`certificates: ${count} issued under kill -9, verified and drawn`, async (part) => {
  const books = await openBooks(part);
  const broken = [...(await issue(part, books)), ...(await verify(part, books))];
  await draw();
  return [...broken, ...(await measureBadges(badges))];
});
