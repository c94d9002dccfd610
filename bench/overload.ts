import { sendArrivals } from './kit/arrivals.ts';
import { checkBooks, openBooks } from './kit/books.ts';
import { addBuyers } from './kit/buyers.ts';
import { applyLoad, type Measured } from './kit/load.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, startGateway, startShop } from './kit/processes.ts';
import { openCardPages, payEvenly, uncached } from './kit/readers-and-payers.ts';
import { figure, percentile, printTable } from './kit/report.ts';

const SHOP_PORT = 3440;
const GATEWAY_PORT = 3441;
/** Whom it serves without a line. */
const STEADY_CLIENTS = 4;
const TIMES = 10;
const READERS = 50;
const PAYERS = 40;

const seconds = readOption('seconds', 20);

const loadRow = (what: string, offered: string, load: Measured & { lost?: number }): string[] => [
  what,
  offered,
  figure(load.perSecond),
  figure(load.refused / seconds),
  figure((load.lost ?? 0) / seconds),
  figure(load.p50, 'ms'),
  figure(load.p95, 'ms'),
  figure(load.p99, 'ms'),
];

await runPart('overload: ten times what it can serve, and payments meanwhile', async (part) => {
  const books = await openBooks(part);
  const gatewayUrl = `http://127.0.0.1:${GATEWAY_PORT}`;
  const shop = await startShop(part, SHOP_PORT, { SANDBOX_URL: gatewayUrl, ...GATEWAY_SECRETS });
  await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: SHOP_PORT });
  const pages = await openCardPages(books, shop.url, PAYERS);
  const load = { ...uncached(shop.url, await addBuyers(books, READERS)), seconds };
  const steady = await applyLoad({ ...load, clients: STEADY_CLIENTS });
  const arrivals = Math.round(TIMES * steady.perSecond);
  const [overloaded, settled] = await Promise.all([
    sendArrivals({ ...load, perSecond: arrivals }),
    payEvenly(part, books, { pages, seconds }),
  ]);

  printTable(
    ['Readers', 'Asked a second', 'Good a second', 'Refused a second', 'Lost a second', 'p50', 'p95', 'p99'],
    [
      loadRow(`${STEADY_CLIENTS}, one request after the other`, '', steady),
      loadRow(`${TIMES} times as many requests`, figure(arrivals), overloaded),
    ],
  );
  printTable(
    ['Payments meanwhile', 'Confirmed', 'p50', 'p95'],
    [
      [
        String(PAYERS),
        String(settled.length),
        figure(percentile(settled, 0.5), 'ms'),
        figure(percentile(settled, 0.95), 'ms'),
      ],
    ],
  );
  return checkBooks(books);
});
