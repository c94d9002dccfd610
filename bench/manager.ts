import { MANAGER } from '#contracts/courses/course-options.ts';
import { ORDER_STATES } from '#domain/orders/order-state.ts';
import { type Books, openBooks } from './kit/books.ts';
import { fullCourse } from './kit/full-course.ts';
import { applyLoad } from './kit/load.ts';
import { addManyCourses } from './kit/many/many-courses.ts';
import { addManyOrders } from './kit/many/many-orders.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, percentile, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3480;
const CLIENTS = [1, 8];
const ORDERS = '/api/admin/orders';
const COURSE_READINGS = [
  ['Courses, with the figures above them', ''],
  ['Courses, by price', '?sort=-price'],
  ['Courses, by title', '?sort=title'],
  ['Courses, by status', '?sort=status'],
  ['Courses in one city', '?city=London'],
  ['Courses below their minimum', '?view=needs-minimum'],
  ['Courses, search', '?q=mesotherapy+zurich'],
  ['Courses, search for one code', '?q=bench-777'],
  ['Conflicts', '/conflicts'],
] as const;
const ORDER_READINGS = [
  ['Orders', ''],
  ...ORDER_STATES.map((state) => [`Orders, ${state}`, `?state=${state}`] as const),
  ['Orders, search for a name of many', '?q=hopper'],
  ['Orders, search for two names', '?q=grace+haddad'],
  ['Orders, search among few', '?q=ada&state=placed'],
  ['Orders, search for one address', '?q=buyer-777@'],
  ['Orders, search for what is not there', '?q=nobodyiscalledso'],
] as const;

const courses = readOption('courses', 10_000);
const orders = readOption('sold', 250_000);
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

/** Those that name a row: a page far down, a course, a reference and its end. */
const readingsOfRows = async ({ pool }: Books): Promise<[string, string][]> => {
  const { rows } = await pool.query<Record<'middle' | 'course' | 'reference', string>>(
    `SELECT orders.id AS middle, reference, (SELECT slug FROM courses WHERE code = 'BENCH-777') AS course
      FROM orders ORDER BY orders.id OFFSET (SELECT count(*) / 2 FROM orders) LIMIT 1`,
  );
  const [{ middle, course, reference } = { middle: '', course: '', reference: '' }] = rows;
  return [
    ['Orders, from the middle', `?cursor=${middle}`],
    ['Orders of one course', `?course=${course}`],
    ['Orders, search for one reference', `?q=${reference}`],
    ['Orders, search for the end of one', `?q=${reference.slice(-5)}`],
  ];
};

await runPart(`manager: ${courses} courses and ${orders} orders in the back office`, async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  await addManyCourses(books, courses);
  await addManyOrders(books, orders);
  const headers = await staffHeaders(books);
  const url = `${shop.url}${MANAGER}`;

  const read: string[][] = [];
  const orderReadings = [...ORDER_READINGS, ...(await readingsOfRows(books))];
  for (const [what, address] of [
    ...COURSE_READINGS.map(([what, query]) => [what, url + query] as const),
    ...orderReadings.map(([what, query]) => [what, shop.url + ORDERS + query] as const),
  ]) {
    for (const clients of CLIENTS) {
      const { perSecond, p50, p95 } = await applyLoad({ url: address, clients, seconds, headers });
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
