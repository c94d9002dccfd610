import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/platform/project-root.ts';
import { type Books, openBooks } from '../../bench/kit/books.ts';
import { readOption } from '../../bench/kit/options.ts';
import { runPart } from '../../bench/kit/part.ts';
import { startShop } from '../../bench/kit/processes.ts';
import { printTable } from '../../bench/kit/report.ts';
import { headersOf } from '../../bench/kit/staff.ts';
import { listAddresses, nameOf, type Who } from './addresses.ts';
import { type Front, OTHER, openFront } from './front.ts';
import { answerPlanted, PLANTED } from './planted.ts';
import type { Finding, Place, Scanned } from './run-scanner.ts';
import { runSqlmap } from './sqlmap.ts';
import { nameThings } from './things.ts';
import { INDEX, indexPage, portionsOf, runWapiti } from './wapiti.ts';

const PORT = readOption('port', 3471);
const MINUTES = readOption('minutes', 15);
/** So that a run whose time was over can be gone on with: which address of the list is the first. */
const FROM = readOption('from', 1);
const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false });
/** Limits count per minute and account; scanners ask more often, and what is refused for that tells nothing. */
const EMPTY_LIMITS_EVERY_MS = 500;

await runPart(
  'scan: sqlmap and wapiti over every address',
  async (part) => {
    await startShop(part, PORT);
    const books = await openBooks(part);
    const emptying = setInterval(() => void emptyLimits(books), EMPTY_LIMITS_EVERY_MS);
    part.atEnd(async () => clearInterval(emptying));
    const [names, cookies] = [await nameThings(books), await signIn(books)];
    const addresses = listAddresses().slice(FROM - 1);
    const portions = portionsOf(addresses);
    const front = await openFront({
      ...{ academyPort: PORT, addresses, cookies },
      answerFirst: async (url, response) => {
        if (url.pathname !== INDEX) return answerPlanted(books.pool, url, response);
        const portion = portions[Number(url.searchParams.get('portion'))] ?? [];
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(indexPage(portion, names));
        return true;
      },
    });
    part.atEnd(async () => front.close());
    const folder = join(projectRoot, 'test-results/scan', String(process.pid));
    mkdirSync(folder, { recursive: true });
    const scanners: Record<string, Scanner> = {
      sqlmap: { sees: [PLANTED.injection], run: (place) => runSqlmap(place, addresses, names) },
      wapiti: { sees: [PLANTED.injection, PLANTED.echo], run: (place) => runWapiti(place, portions.length) },
    };
    const chosen = Object.entries(scanners).filter(([name]) => !values.only || values.only === name);
    const seconds = (MINUTES * 60) / chosen.length;
    const broken: string[] = [];
    for (const [name, scanner] of chosen) {
      front.forget();
      const scanned = await scanner.run({ folder, base: `http://127.0.0.1:${front.port}`, seconds });
      broken.push(...tell({ name, scanner, scanned, front, wanted: addresses.map(nameOf) }));
    }
    return broken;
  },
  // A scanner is ended by its own clock; this one is for everything else that could hang.
  (MINUTES * 2 + 10) * 60_000,
);

type Scanner = { sees: readonly string[]; run(place: Place): Promise<Scanned> };

async function emptyLimits({ pool }: Books): Promise<void> {
  await pool.query('delete from rate_limits');
}

async function signIn(books: Books): Promise<Record<Who, string>> {
  const cookieOf = async (email: string) => {
    const { rows } = await books.pool.query<{ id: string }>('select id from users where email = $1', [email]);
    if (!rows[0]) throw new Error(`the demo world has no ${email}`);
    return (await headersOf(books, rows[0])).cookie;
  };
  return {
    stranger: '',
    learner: await cookieOf('learner@aurea.example'),
    admin: await cookieOf('admin@aurea.example'),
  };
}

type Result = { name: string; scanner: Scanner; scanned: Scanned; front: Front; wanted: readonly string[] };

/** Prints what was asked and found, and gives what makes the run red: real findings, and planted ones that were missed. */
function tell({ name, scanner, scanned, front, wanted }: Result): string[] {
  const isPlanted = ({ where }: Finding) => where.includes('/planted/');
  const real = scanned.findings.filter((finding) => !isPlanted(finding));
  const missed = scanner.sees.filter((path) => !scanned.findings.some(({ where }) => where.includes(path)));
  const unreached = wanted.filter((address) => !front.told.has(address));
  const times = new Map<number, number>();
  for (const byStatus of front.told.values())
    for (const [status, count] of byStatus) times.set(status, (times.get(status) ?? 0) + count);
  const count = (status: number) => times.get(status) ?? 0;
  const requests = [...times.values()].reduce((sum, each) => sum + each, 0);
  console.log(`\n### ${name}${scanned.isCut ? ' (its time was over before it was through)' : ''}`);
  printTable(
    [
      'Addresses',
      'Requests',
      'Answered 2xx or 3xx',
      'Refused by limits (429)',
      'Sent away (503)',
      '5xx else',
    ],
    [
      [
        `${wanted.length - unreached.length} of ${wanted.length}`,
        String(requests),
        String(sumOf(times, (status) => status < 400)),
        String(count(429)),
        String(count(503)),
        String(sumOf(times, (status) => status >= 500 && status !== 503)),
      ],
    ],
  );
  printTable(
    ['Address', 'Requests'],
    [...front.told]
      .filter(([address]) => address !== OTHER)
      .map(([address, byStatus]) => [address, String([...byStatus.values()].reduce((a, b) => a + b, 0))]),
  );
  for (const address of unreached) console.log(`not reached: ${address}`);
  for (const path of scanner.sees)
    console.log(`control ${path}: ${missed.includes(path) ? 'NOT FOUND' : 'found'}`);
  console.log(`findings: ${real.length}`);
  return [
    ...real.map(({ where, what }) => `${name}: ${where}: ${what}`),
    ...missed.map((path) => `${name} is blind: it did not find the planted ${path}`),
    ...[...front.told].flatMap(([address, byStatus]) =>
      byStatus.has(500) ? [`${name}: ${address} answered 500 ${byStatus.get(500)} times`] : [],
    ),
    ...(requests === 0 ? [`${name} asked nothing`] : []),
  ];
}

function sumOf(times: ReadonlyMap<number, number>, fits: (status: number) => boolean): number {
  return [...times].reduce((sum, [status, count]) => sum + (fits(status) ? count : 0), 0);
}
