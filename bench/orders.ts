import { type Books, openBooks } from './kit/books.ts';
import { addBuyers, addOpenCourse, type Buyer, payOnPage, press, pressUntilDecided } from './kit/buyers.ts';
import { watchConfirmations } from './kit/confirmations.ts';
import { readOption } from './kit/options.ts';
import { type Part, runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, startGateway, startShop } from './kit/processes.ts';
import { figure, percentile, printTable } from './kit/report.ts';

const SHOP_PORT = 3420;
const GATEWAY_PORT = 3421;
const CLIENTS = [1, 8, 32];
const WARM_UP = 30;
const CAPACITY = 10_000;

const buyersEach = readOption('buyers', 300);

type Stages = { pressed: number; paid: number; confirmed: number; refusals: number };
type Sale = (buyer: Buyer) => Promise<Stages>;

/** One purchase, timed: the button, the card page, and from there until the webhook has made the order confirmed. */
const createSale = async (part: Part, books: Books, shopUrl: string): Promise<Sale> => {
  const { slug } = await addOpenCourse(books, CAPACITY);
  const watch = watchConfirmations(part, books);
  return async (buyer) => {
    const begin = performance.now();
    const refusals = new Map<string, number>();
    const answer = await pressUntilDecided(() => press(shopUrl, slug, buyer), refusals);
    if (!answer.pressed) throw new Error(`process-payment answered ${answer.status} ${answer.code}`);
    const placed = performance.now();
    await payOnPage(answer.page);
    const charged = performance.now();
    await watch.confirmed(answer.reference);
    return {
      pressed: placed - begin,
      paid: charged - placed,
      confirmed: performance.now() - charged,
      refusals: [...refusals.values()].reduce((sum, count) => sum + count, 0),
    };
  };
};

/** So many buyers at once, each followed by the next as soon as the order is confirmed. */
const sellTo = async (sale: Sale, buyers: readonly Buyer[], clients: number) => {
  const queue = buyers.values();
  const stages: Stages[] = [];
  const begin = performance.now();
  const serve = async () => {
    for (const buyer of queue) stages.push(await sale(buyer));
  };
  await Promise.all(Array.from({ length: clients }, serve));
  return { stages, seconds: (performance.now() - begin) / 1000 };
};

const spread = (values: number[]) =>
  `${figure(percentile(values, 0.5))} / ${figure(percentile(values, 0.95))}`;

await runPart('orders: from the pay button to the confirmed order', async (part) => {
  const books = await openBooks(part);
  await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: SHOP_PORT });
  const gatewayUrl = `http://127.0.0.1:${GATEWAY_PORT}`;
  const shop = await startShop(part, SHOP_PORT, { SANDBOX_URL: gatewayUrl, ...GATEWAY_SECRETS });
  const sale = await createSale(part, books, shop.url);
  await sellTo(sale, await addBuyers(books, WARM_UP), 4);

  const rows: string[][] = [];
  for (const clients of CLIENTS) {
    const { stages, seconds } = await sellTo(sale, await addBuyers(books, buyersEach), clients);
    rows.push([
      `${buyersEach} buyers, ${clients} at once`,
      figure(stages.length / seconds),
      spread(stages.map(({ pressed }) => pressed)),
      spread(stages.map(({ paid }) => paid)),
      spread(stages.map(({ confirmed }) => confirmed)),
      String(stages.reduce((sum, { refusals }) => sum + refusals, 0)),
    ]);
  }
  console.log('\nTimes are p50 / p95 in milliseconds.');
  printTable(
    ['What', 'Orders settled per second', 'Button', 'Card page', 'Webhook to confirmed', 'Told to try again'],
    rows,
  );
  return [];
});
