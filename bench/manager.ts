import { MANAGER } from '#contracts/courses/course-options.ts';
import { type Books, openBooks } from './kit/books.ts';
import { fullCourse } from './kit/full-course.ts';
import { applyLoad } from './kit/load.ts';
import { addManyCourses } from './kit/many-courses.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, percentile, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3480;
const CLIENTS = [1, 8];
const READINGS = [
  ['List, with the figures above it', ''],
  ['List, by price', '?sort=-price'],
  ['List, by title', '?sort=title'],
  ['List, by status', '?sort=status'],
  ['List, those below their minimum', '?view=needs-minimum'],
  ['Search', '?q=mesotherapy+zurich'],
  ['Search for one code', '?q=bench-777'],
  ['Conflicts', '/conflicts'],
] as const;

const courses = readOption('courses', 10_000);
const seconds = readOption('seconds', 5);
const saves = readOption('saves', 50);
const exports = readOption('exports', 5);

type Headers = Record<string, string>;

/** One after the other: p50, p95 and how many bytes the last answer had. */
const repeat = async (count: number, ask: (turn: number) => Promise<Response>) => {
  const times: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < count; turn++) {
    const started = performance.now();
    const response = await ask(turn);
    bytes = (await response.arrayBuffer()).byteLength;
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  }
  return [figure(percentile(times, 0.5)), figure(percentile(times, 0.95)), figure(bytes)];
};

const send = (url: string, method: 'POST' | 'PUT', { headers, body }: { headers: Headers; body: object }) =>
  fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A new course with every section filled in, and a body for each time that it is saved. */
const prepareSaves = async ({ pool }: Books, url: string, headers: Headers) => {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM instructors ORDER BY id LIMIT 1');
  const course = fullCourse(rows[0]?.id ?? '');
  const made = await send(url, 'POST', { headers, body: course });
  const answer = await made.json();
  if (!made.ok) throw new Error(`the course was not created: ${answer.message}`);
  return (turn: number) => {
    const body = {
      ...course,
      basic: { ...course.basic, courseCode: answer.course.basic.courseCode },
      contact: { ...course.contact, supportHours: `Round ${turn}` },
    };
    return send(`${url}/${answer.course._id}`, 'PUT', { headers, body });
  };
};

await runPart(`manager: ${courses} courses in the back office`, async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  await addManyCourses(books, courses);
  const headers = await staffHeaders(books);
  const url = `${shop.url}${MANAGER}`;

  const read: string[][] = [];
  for (const [what, query] of READINGS) {
    for (const clients of CLIENTS) {
      const { perSecond, p50, p95 } = await applyLoad({ url: url + query, clients, seconds, headers });
      read.push([what, String(clients), figure(perSecond), figure(p50), figure(p95)]);
    }
  }
  console.log('\nMilliseconds until answered.');
  printTable(['What', 'Clients', 'Per second', 'p50', 'p95'], read);

  const exported = (format: string) =>
    repeat(exports, () => fetch(`${url}/export?format=${format}`, { headers }));
  printTable(
    ['What', 'p50', 'p95', 'Bytes'],
    [
      ['Export, CSV', ...(await exported('csv'))],
      ['Export, XLSX', ...(await exported('xlsx'))],
      ['Save of a full course', ...(await repeat(saves, await prepareSaves(books, url, headers)))],
    ],
  );
  return [];
});
