import { runnerImport } from 'vite';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import type * as Figures from '../tools/figures/follow-figures.ts';
import { openBooks } from './kit/books.ts';
import { applyLoad } from './kit/load.ts';
import { addManyCourses } from './kit/many/many-courses.ts';
import { addManyOrders } from './kit/many/many-orders.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3490;
const CLIENTS = [1, 8];
const TEN_YEARS = 'from=2018-01-01&to=2027-12-31';
const READINGS = [
  ['What came in, 12 months', '/api/admin/home'],
  ['What came in, 30 days', '/api/admin/home?period=30d'],
  ['What came in, 7 days', '/api/admin/home?period=7d'],
  ['What waits and what comes next', '/api/admin/dashboard'],
  ['The whole page', '/admin'],
  ['Payments, newest', '/api/admin/payments'],
  ['Payments of one kind', '/api/admin/payments?kind=InPersonCourse'],
  ['Revenue of ten years by course', `/api/admin/reports/revenue?by=course&${TEN_YEARS}`],
  ['What is owed', '/api/admin/reports/receivables'],
  ['Tax of ten years', `/api/admin/reports/vat?${TEN_YEARS}`],
  ['Settlement of ten years by day', `/api/admin/reports/settlement?${TEN_YEARS}`],
  ['Attendance of ten years', `/api/admin/reports/attendance?${TEN_YEARS}`],
  ['The journal, newest', `/api/admin/reports/journal?${TEN_YEARS}`],
] as const;

/** Whose figures are followed to the rows that they count. */
const FOLLOWED = [
  '/admin',
  ...['month', 'city', 'instructor', 'kind', 'course'].map((by) => `/admin/reports?by=${by}&${TEN_YEARS}`),
  `/admin/reports/vat?${TEN_YEARS}`,
  `/admin/reports/settlement?by=month&${TEN_YEARS}`,
  '/admin/reports/receivables',
];

const courses = readOption('courses', 10_000);
const orders = readOption('sold', 250_000);
const seconds = readOption('seconds', 5);

/** The navigation beside it counts too, but nothing that is listed. */
const mainOf = (page: string): string => /<main\b.*<\/main>/s.exec(page)?.[0] ?? '';

await runPart('office: the home of staff and the payments behind its figures', async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  await addManyCourses(books, courses);
  await addManyOrders(books, orders);
  // Orders were added without triggers.
  const started = performance.now();
  await books.pool.query('SELECT rebuild_payment_moves(), rebuild_ledger_days()');
  await books.pool.query('VACUUM ANALYZE payment_moves, payment_days, tax_moves, ledger_days');
  console.log(
    `\nAll moves of money were counted anew in ${figure((performance.now() - started) / 1000, 's')}.`,
  );

  const headers = await staffHeaders(books);
  const rows: string[][] = [];
  for (const [what, path] of READINGS)
    for (const clients of CLIENTS) {
      const { p50, p95, perSecond } = await applyLoad({
        url: `${shop.url}${path}`,
        clients,
        seconds,
        headers,
      });
      rows.push([what, `${clients}`, figure(p50), figure(p95), figure(perSecond)]);
    }
  printTable([`${orders} orders`, 'clients', 'p50 ms', 'p95 ms', 'answers/s'], rows);

  const ask = async (endpoint: unknown, asked: unknown) => {
    const said = Object.entries(asked as object).filter(([, value]) => value !== undefined);
    const { path } = endpoint as EndpointOptions;
    const answer = await fetch(`${shop.url}${path}?${new URLSearchParams(said)}`, { headers });
    return (await answer.json()) as object;
  };
  const { module: figures } = await runnerImport<typeof Figures>('./tools/figures/follow-figures.ts', {
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
  });
  const wrong: string[] = [];
  for (const path of FOLLOWED) {
    const page = await (await fetch(`${shop.url}${path}`, { headers })).text();
    const { followed, unproven } = await figures.followFigures(ask, [mainOf(page)]);
    console.log(`${path}: ${followed} figures were followed to the rows that they count.`);
    for (const { to, said, found } of unproven)
      wrong.push(`${path}: “${said}” leads to ${to}, which says ${found.join(', ')}`);
  }
  return wrong;
});
