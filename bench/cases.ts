import { verifyBooks } from '#server/verify-books.ts';
import { type Books, checkBooks, openBooks } from './kit/books.ts';
import type { Press } from './kit/buyers.ts';
import { fromElsewhere } from './kit/from-elsewhere.ts';
import { applyLoad, type Load } from './kit/load.ts';
import { addManyCases, giveLinks, LINK_KEY, type Link } from './kit/many/many-cases.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, startGateway, startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';
import { createSale, SALE_COLUMNS, saleRow, sellTo } from './kit/sales.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3470;
const GATEWAY_PORT = 3471;
const CLIENTS = [1, 32];
const WARM_UP = 30;
const LIST = '/api/admin/payment-cases';
const SETTLED =
  'SELECT number AS reference FROM payment_cases WHERE settled_at IS NOT NULL AND number = ANY($1)';

const cases = readOption('cases', 250_000);
const payers = readOption('payers', 300);
const seconds = readOption('seconds', 5);

const pressLink = async (shopUrl: string, { number, token }: Link): Promise<Press> => {
  const response = await fetch(`${shopUrl}/api/general-payment/process/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromElsewhere() },
    body: JSON.stringify({
      payerName: 'A Payer',
      payerEmail: 'payer@example.com',
      payerPhone: '+971 4 000 0000',
      billingAddress: 'Al Wasl Road 1240',
      billingCity: 'Dubai',
      agreeToTerms: true,
    }),
  });
  const answer = await response.json();
  if (!response.ok) return { pressed: false, status: response.status, code: answer.code };
  return { pressed: true, reference: number, page: answer.redirectUrl };
};

const middleOf = async ({ pool }: Books): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM payment_cases ORDER BY id OFFSET (SELECT count(*) / 2 FROM payment_cases) LIMIT 1',
  );
  return rows[0]?.id ?? '';
};

let drawn = 0;

/** A number of a case, each time of another one. */
const anyNumber = (count: number) => 1 + ((++drawn * 7919) % count);

type Visit = Pick<Load, 'nextPath' | 'nextHeaders' | 'headers'> & { what: string };

const visitsOf = async (books: Books, links: readonly Link[]): Promise<Visit[]> => {
  const headers = await staffHeaders(books);
  const middle = await middleOf(books);
  const asked = (what: string, query: () => string): Visit => ({
    what,
    headers,
    nextPath: () => LIST + query(),
  });
  return [
    {
      what: 'Page of a link',
      nextPath: () => `/payment/general/${links[drawn++ % links.length]?.token}`,
      nextHeaders: fromElsewhere,
    },
    asked('List', () => ''),
    asked('List, from the middle', () => `?cursor=${middle}`),
    ...['active', 'expired', 'partially_paid', 'pending', 'draft'].map((status) =>
      asked(`List, ${status}`, () => `?status=${status}`),
    ),
    asked('Search for a name of many', () => '?q=hopper'),
    asked('Search for two names', () => '?q=grace+haddad&status=expired'),
    asked('Search for one address', () => `?q=payer-${anyNumber(cases)}@`),
    asked('Search for one number', () => `?q=PC-B${String(anyNumber(cases)).padStart(7, '0')}`),
    asked('Search for what is not there', () => '?q=nobodyiscalledso'),
    { what: 'Figures above the list', headers, nextPath: () => '/api/admin/payment-case-figures' },
  ];
};

await runPart(`cases: ${cases} payment cases`, async (part) => {
  const books = await openBooks(part);
  const shop = await startShop(part, SHOP_PORT, {
    SANDBOX_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
    DEMO_PUBLIC: '1',
    TRUST_PROXY: '1',
    LINK_KEY,
    ...GATEWAY_SECRETS,
  });
  await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: SHOP_PORT });
  await addManyCases(books, cases);
  // What was written past the ledger is not in it.
  const known = new Set((await verifyBooks(books.db)).problems);
  const links = await giveLinks(books, WARM_UP + CLIENTS.length * payers);

  const visits = await visitsOf(books, links);
  const read: string[][] = [];
  for (const { what, ...visit } of visits) {
    for (const clients of CLIENTS) {
      const load = { url: shop.url, clients, seconds, mayRefuse: true, ...visit };
      const { perSecond, p50, p95, refused } = await applyLoad(load);
      read.push([what, String(clients), figure(perSecond), figure(p50), figure(p95), String(refused)]);
    }
  }
  console.log('\nMilliseconds until answered.');
  printTable(['What', 'Clients', 'Per second', 'p50', 'p95', 'Told to try again'], read);

  const sale = createSale<Link>(part, books, {
    press: (link) => pressLink(shop.url, link),
    confirmed: SETTLED,
  });
  const left = [...links];
  await sellTo(sale, left.splice(0, WARM_UP), 4);
  const sold: string[][] = [];
  for (const clients of CLIENTS) {
    const settled = await sellTo(sale, left.splice(0, payers), clients);
    sold.push(saleRow(`${payers} payers, ${clients} at once`, settled));
  }
  console.log('\nTimes are p50 / p95 in milliseconds.');
  printTable(['What', 'Cases settled per second', ...SALE_COLUMNS], sold);
  return checkBooks(books, known);
});
