import { addUser } from '#server/testing/test-world.ts';
import { openBooks } from './kit/books.ts';
import { applyLoad } from './kit/load.ts';
import { addManyCases } from './kit/many/many-cases.ts';
import { addManyCourses } from './kit/many/many-courses.ts';
import { addManyLetters } from './kit/many/many-letters.ts';
import { addManyOrders } from './kit/many/many-orders.ts';
import { addManyPapers } from './kit/many/many-papers.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';
import { headersOf } from './kit/staff.ts';

const SHOP_PORT = 3491;
const CLIENTS = [1, 8];

const courses = readOption('courses', 10_000);
const orders = readOption('sold', 250_000);
const cases = readOption('cases', 50_000);
const seconds = readOption('seconds', 5);

/** What is typed: what many have, what few have, what nobody has, and numbers. */
const TYPED: readonly (readonly [what: string, q: string])[] = [
  ['A name that many have', 'byron'],
  ['Two letters', 'by'],
  ['One address', 'buyer-31415@example.com'],
  ['A title that many have', 'botulinum'],
  ['Common words that no row shares', 'byron botulinum peels'],
  ['What nobody has', 'xylophone'],
  ['A case', 'pc-b0031415'],
  ['A receipt', 'R-2025-003141'],
  ['A payment, by what all begin with', 'pi_3a'],
];

await runPart('find: everything of the office from one field', async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  await addManyCourses(books, courses);
  await addManyOrders(books, orders);
  await addManyCases(books, cases);
  await addManyLetters(books);
  await addManyPapers(books);

  const headers = await headersOf(books, await addUser(books.db, { role: 'admin' }));
  const rows: string[][] = [];
  const { rows: drawn } = await books.pool.query<{ reference: string }>(
    'SELECT reference FROM orders ORDER BY md5(reference) LIMIT 1',
  );
  for (const [what, q] of [...TYPED, ['One order', drawn[0]?.reference ?? '']])
    for (const clients of CLIENTS) {
      const url = `${shop.url}/api/admin/find?${new URLSearchParams({ q })}`;
      const { p50, p95, perSecond } = await applyLoad({ url, clients, seconds, headers });
      rows.push([`${what}: ${q}`, `${clients}`, figure(p50), figure(p95), figure(perSecond)]);
    }
  printTable([`${orders} orders`, 'clients', 'p50 ms', 'p95 ms', 'answers/s'], rows);
  return [];
});
