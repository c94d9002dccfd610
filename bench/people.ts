import { addUser } from '#server/testing/test-world.ts';
import { openBooks } from './kit/books.ts';
import { applyLoad } from './kit/load.ts';
import { addManyCourses } from './kit/many/many-courses.ts';
import { addManyOrders } from './kit/many/many-orders.ts';
import { addManyPeople } from './kit/many/many-people.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';
import { headersOf } from './kit/staff.ts';

const SHOP_PORT = 3492;
const CLIENTS = [1, 8];

const courses = readOption('courses', 10_000);
const orders = readOption('sold', 250_000);
const learners = readOption('people', 50_000);
const seconds = readOption('seconds', 5);

const READINGS = [
  ['Newest', ''],
  ['By name', 'sort=name'],
  ['Staff and administrators', 'role=office'],
  ['A country that nobody is from', 'country=Austria'],
  ['Seen today', 'seen=today'],
  ['Not logged in', 'seen=never'],
  ['A name that many have: `byron`', 'q=byron'],
  ['One address', 'q=buyer-31415@example.com'],
  ['What nobody has: `xylophone`', 'q=xylophone'],
] as const;

await runPart('people: the list of people with what they ordered and paid', async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  await addManyCourses(books, courses);
  await addManyOrders(books, orders);
  const { rows: joined } = await books.pool.query<{ id: string }>('SELECT id FROM courses LIMIT 1');
  await addManyPeople(books, { count: learners, courseId: joined[0]?.id ?? '' });
  const { rows: drawn } = await books.pool.query<{ reference: string }>(
    "SELECT reference FROM orders WHERE state <> 'draft' ORDER BY md5(reference) LIMIT 1",
  );

  const headers = await headersOf(books, await addUser(books.db, { role: 'admin' }));
  const rows: string[][] = [];
  for (const [what, query] of [...READINGS, ['One order', `q=${drawn[0]?.reference}`]])
    for (const clients of CLIENTS) {
      const url = `${shop.url}/api/admin/users?${query}`;
      const { p50, p95, perSecond } = await applyLoad({ url, clients, seconds, headers });
      rows.push([`${what}`, `${clients}`, figure(p50), figure(p95), figure(perSecond)]);
    }
  printTable([`${orders} orders`, 'clients', 'p50 ms', 'p95 ms', 'answers/s'], rows);

  const started = performance.now();
  const file = await (await fetch(`${shop.url}/api/admin/users.csv`, { headers })).text();
  const took = figure((performance.now() - started) / 1000, 's');
  console.log(`\nEverybody as a file of ${file.trimEnd().split('\r\n').length - 1} rows: ${took}.`);
  return [];
});
