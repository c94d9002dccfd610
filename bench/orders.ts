import { setTimeout as sleep } from 'node:timers/promises';
import { type Books, checkBooks, openBooks } from './kit/books.ts';
import { addBuyers, addOpenCourse, type Buyer, fillCart, press, pressCart } from './kit/buyers.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, startGateway, startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';
import { createSale, SALE_COLUMNS, saleRow, sellTo } from './kit/sales.ts';

const SHOP_PORT = 3420;
const GATEWAY_PORT = 3421;
/** How many buy at once, how many courses they want among them, and whether each buys three in one cart. */
const RUSHES: { clients: number; courses: number; isCart?: true }[] = [
  { clients: 1, courses: 1 },
  { clients: 8, courses: 1 },
  { clients: 32, courses: 1 },
  { clients: 32, courses: 8 },
  { clients: 1, courses: 3, isCart: true },
  { clients: 32, courses: 3, isCart: true },
];
const MOST_COURSES = 8;
const WARM_UP = 30;
const CAPACITY = 10_000;
/** To the buyer and to the academy. */
const MAILS_EACH = 2;
const SENT = `SELECT count(*)::int AS sent FROM mails WHERE state = 'sent' AND template IN ('order-confirmed', 'academy-new-order')`;
const LOOK_EVERY_MS = 20;
const CONFIRMED = `SELECT reference FROM orders WHERE state = 'confirmed' AND reference = ANY($1)`;

const mailsSent = async ({ pool }: Books): Promise<number> =>
  (await pool.query<{ sent: number }>(SENT)).rows[0]?.sent ?? 0;

const whatOf = (courses: number, isCart: boolean): string => {
  if (isCart) return `a cart of ${courses}`;
  return courses === 1 ? 'one course' : `${courses} courses`;
};

const buyersEach = readOption('buyers', 300);

await runPart('orders: from the pay button to the confirmed order', async (part) => {
  const books = await openBooks(part);
  const gatewayUrl = `http://127.0.0.1:${GATEWAY_PORT}`;
  const shop = await startShop(part, SHOP_PORT, { SANDBOX_URL: gatewayUrl, ...GATEWAY_SECRETS });
  await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: SHOP_PORT });
  const slugs: string[] = [];
  while (slugs.length < MOST_COURSES) slugs.push((await addOpenCourse(books, CAPACITY)).slug);
  let wanted = 1;
  let presses = 0;
  let buysCart = false;
  const sale = createSale<Buyer>(part, books, {
    press: (buyer) =>
      buysCart ? pressCart(shop.url, buyer) : press(shop.url, slugs[presses++ % wanted] ?? '', buyer),
    confirmed: CONFIRMED,
  });
  await sellTo(sale, await addBuyers(books, WARM_UP), 4);

  const rows: string[][] = [];
  for (const { clients, courses, isCart = false } of RUSHES) {
    wanted = courses;
    buysCart = isCart;
    const buyers = await addBuyers(books, buyersEach);
    if (isCart) for (const buyer of buyers) await fillCart(shop.url, slugs.slice(0, courses), buyer);
    const owed = (await mailsSent(books)) + MAILS_EACH * buyers.length;
    const begin = performance.now();
    const sold = await sellTo(sale, buyers, clients);
    while ((await mailsSent(books)) < owed) await sleep(LOOK_EVERY_MS);
    const sustained = buyers.length / ((performance.now() - begin) / 1000);
    const [what = '', perSecond = '', ...stages] = saleRow(
      `${buyersEach} buyers, ${clients} at once, ${whatOf(courses, isCart)}`,
      sold,
    );
    rows.push([what, perSecond, figure(sustained), ...stages]);
  }
  console.log(
    '\nTimes are p50 / p95 in milliseconds. The mails are those of these orders, to the last of them.',
  );
  printTable(['What', 'Orders settled per second', 'With their mails', ...SALE_COLUMNS], rows);
  return checkBooks(books);
});
