import { openBooks } from './kit/books.ts';
import { applyLoad } from './kit/load.ts';
import { addManyCourses } from './kit/many/many-courses.ts';
import { readOption } from './kit/options.ts';
import { type Part, runPart } from './kit/part.ts';
import { type Running, startBare, startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';

const SHOP_PORT = 3460;
const BARE_PORT = 3461;
const CLIENTS = [1, 32];
const VISITS = [
  { what: 'List', path: '/api/courses/in-person' },
  { what: 'List, searched', path: '/api/courses/in-person?q=mesotherapy+zurich' },
  { what: 'List, by price', path: '/api/courses/in-person?sort=price-asc&status=open' },
  { what: 'Calendar, one month', path: '/api/courses/in-person/calendar' },
  { what: 'ICS of what comes next', path: '/in-person-aesthetic-training/calendar.ics' },
  { what: 'Detail', path: '/api/courses/in-person/bench-course-777' },
];

const courses = readOption('courses', 10_000);
const seconds = readOption('seconds', 5);

let asked = 0;

/** An address that nobody has asked for before, so that nothing of the answer has been kept. */
const uncached = (path: string) => () => `${path}${path.includes('?') ? '&' : '?'}visit=${asked++}`;

const measure = async (part: Part, shop: Running, { what, path }: (typeof VISITS)[number]) => {
  const response = await fetch(`${shop.url}${path}`);
  const { byteLength: bytes } = await response.arrayBuffer();
  const type = response.headers.get('content-type') ?? '';
  const bare = await startBare(part, { port: BARE_PORT, bytes, type });
  const rows: string[][] = [];
  for (const clients of CLIENTS) {
    const load = { clients, seconds, mayRefuse: true };
    const kept = await applyLoad({ ...load, url: `${shop.url}${path}` });
    const made = await applyLoad({ ...load, url: shop.url, nextPath: uncached(path) });
    const foreign = await applyLoad({ ...load, url: `${bare.url}/` });
    const latencies = [made, kept, foreign].map(({ p50, p95 }) => `${figure(p50)} / ${figure(p95)}`);
    rows.push([what, figure(bytes), String(clients), ...latencies, String(made.refused + kept.refused)]);
  }
  await bare.stop();
  return rows;
};

await runPart(`catalogue: ${courses} courses`, async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  await addManyCourses(await openBooks(part), courses);
  const rows: string[][] = [];
  for (const visit of VISITS) rows.push(...(await measure(part, shop, visit)));
  console.log(
    'Milliseconds until answered, p50 / p95: made anew each time, kept by the academy, and by a bare route.',
  );
  printTable(['What', 'Bytes', 'Clients', 'Made anew', 'Kept', 'Bare Fastify', 'Told to try again'], rows);
  return [];
});
