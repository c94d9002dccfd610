import { cartEndpoints } from '#contracts/carts/cart.ts';
import { openBooks } from './kit/books.ts';
import { addBuyers, addOpenCourse, type Buyer } from './kit/buyers.ts';
import { applyLoad } from './kit/load.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';

const SHOP_PORT = 3496;
/** Fewer than may apply a code from one address within a minute. */
const CARTS = 16;
/** One of every kind with everything that is said of it, and one of which little is. */
const DEMO_COURSES = ['botox-professional-training-dubai-clinic', 'botox-professional-training'];
const CODE = 'WELCOME10';

const clients = readOption('clients', 32);
const seconds = readOption('seconds', 10);

await runPart(`cart: three courses with a coupon, read by ${clients} clients`, async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  const slugs = [...DEMO_COURSES, (await addOpenCourse(books, CARTS)).slug];
  const send = async ({ cookie }: Buyer, path: string, body: object) => {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  const url = shop.url + cartEndpoints.getCart.path;
  const buyers = await addBuyers(books, CARTS);
  for (const buyer of buyers) {
    for (const courseId of slugs) await send(buyer, cartEndpoints.addToCart.path, { courseId });
    await send(buyer, cartEndpoints.applyCartPromo.path, { code: CODE });
    const { courses, promo } = cartEndpoints.getCart.response.parse(
      await (await fetch(url, { headers: { cookie: buyer.cookie } })).json(),
    );
    if (courses.length !== slugs.length || !promo?.discount)
      throw new Error('this is not the cart that is meant');
  }
  let next = 0;
  const nextHeaders = () => ({ cookie: buyers[next++ % CARTS]?.cookie ?? '' });
  await applyLoad({ url, clients, seconds: 2, nextHeaders, mayRefuse: true });
  const { perSecond, p50, p95, p99, refused } = await applyLoad({
    url,
    clients,
    seconds,
    nextHeaders,
    mayRefuse: true,
  });
  const figures = [perSecond, p50, p95, p99].map((one) => figure(one));
  printTable(
    ['Clients', 'Carts per second', 'p50, ms', 'p95, ms', 'p99, ms', 'Told to try again'],
    [[String(clients), ...figures, String(refused)]],
  );
  return [];
});
