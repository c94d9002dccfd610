import { openBooks } from './kit/books.ts';
import { addBuyers, addOpenCourse, type Buyer, press } from './kit/buyers.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, startGateway, startShop } from './kit/processes.ts';
import { printTable } from './kit/report.ts';
import { createSale, SALE_COLUMNS, saleRow, sellTo } from './kit/sales.ts';

const SHOP_PORT = 3420;
const GATEWAY_PORT = 3421;
const CLIENTS = [1, 8, 32];
const WARM_UP = 30;
const CAPACITY = 10_000;
const CONFIRMED = `SELECT reference FROM orders WHERE state = 'confirmed' AND reference = ANY($1)`;

const buyersEach = readOption('buyers', 300);

await runPart('orders: from the pay button to the confirmed order', async (part) => {
  const books = await openBooks(part);
  const gatewayUrl = `http://127.0.0.1:${GATEWAY_PORT}`;
  const shop = await startShop(part, SHOP_PORT, { SANDBOX_URL: gatewayUrl, ...GATEWAY_SECRETS });
  await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: SHOP_PORT });
  const { slug } = await addOpenCourse(books, CAPACITY);
  const sale = createSale<Buyer>(part, books, {
    press: (buyer) => press(shop.url, slug, buyer),
    confirmed: CONFIRMED,
  });
  await sellTo(sale, await addBuyers(books, WARM_UP), 4);

  const rows: string[][] = [];
  for (const clients of CLIENTS) {
    const sold = await sellTo(sale, await addBuyers(books, buyersEach), clients);
    rows.push(saleRow(`${buyersEach} buyers, ${clients} at once`, sold));
  }
  console.log('\nTimes are p50 / p95 in milliseconds.');
  printTable(['What', 'Orders settled per second', ...SALE_COLUMNS], rows);
  return [];
});
