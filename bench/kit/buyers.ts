import { setTimeout as sleep } from 'node:timers/promises';
import { cartEndpoints } from '#contracts/carts/cart.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { insertSession } from '#server/modules/identity/sessions/sessions.repository.ts';
import { transact } from '#server/platform/db/database.ts';
import { secretToken } from '#server/platform/ids.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import type { Books } from './books.ts';

export type Buyer = { id: string; cookie: string };
export type Press =
  | { pressed: true; reference: string; page: string }
  | { pressed: false; status: number; code: ErrorCode };

/** People with an account who are signed in, written straight into the database: registering is not measured. */
export const addBuyers = async ({ db }: Books, count: number): Promise<Buyer[]> => {
  const buyers: Buyer[] = [];
  for (let made = 0; made < count; made++) {
    const { id } = await addUser(db);
    const token = secretToken();
    await transact(db, (tx) => insertSession(tx, { userId: id, token }));
    buyers.push({ id, cookie: `session=${token}` });
  }
  return buyers;
};

/** An open course that costs €1,450.00 and asks for nothing to be confirmed. */
export const addOpenCourse = ({ db }: Books, capacity: number) => addCourse(db, { capacity });

/** What its buyers are charged: €1,450.00 at 4.33. */
export const CHARGE_AED = 627_850;

const post = (url: string, { cookie }: Buyer, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** Presses the pay button of the checkout. */
export const press = async (shopUrl: string, slug: string, buyer: Buyer): Promise<Press> =>
  readPress(await post(`${shopUrl}/inperson/checkout/${slug}/process-payment`, buyer, { agreeTerms: true }));

/** Puts these courses into the buyer's cart. */
export const fillCart = async (shopUrl: string, slugs: readonly string[], buyer: Buyer): Promise<void> => {
  for (const courseId of slugs) {
    const response = await post(shopUrl + cartEndpoints.addToCart.path, buyer, { courseId });
    if (!response.ok) throw new Error(`the cart answered ${response.status}: ${await response.text()}`);
  }
};

/** Presses the pay button of the cart. */
export const pressCart = async (shopUrl: string, buyer: Buyer): Promise<Press> =>
  readPress(await post(shopUrl + cartEndpoints.initiatePayment.path, buyer, { agreeTerms: true }));

const readPress = async (response: Response): Promise<Press> => {
  const answer = (await response.json()) as { code: ErrorCode; reference: string; redirectUrl: string };
  if (!response.ok) return { pressed: false, status: response.status, code: answer.code };
  return { pressed: true, reference: answer.reference, page: answer.redirectUrl };
};

const TRIES = 30;
/** What the answer asks for; jitter keeps those who were refused together from coming back together. */
const RETRY_AFTER_MS = 2_000;

/** Who is told that the academy is busy tries again, as the answer says; every other refusal is final. */
export const pressUntilDecided = async (
  pressOnce: () => Promise<Press>,
  refusals: Map<string, number>,
): Promise<Press> => {
  for (let tries = 1; ; tries++) {
    const answer = await pressOnce();
    if (answer.pressed) return answer;
    refusals.set(answer.code, (refusals.get(answer.code) ?? 0) + 1);
    if (answer.status !== 503 || tries === TRIES) return answer;
    await sleep(RETRY_AFTER_MS * (0.5 + Math.random()));
  }
};

/** Submits the gateway's card form as a browser does, with a card that pays. Says where the browser is sent. */
export const payOnPage = async (page: string): Promise<string> => {
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({
      number: '4242 4242 4242 4242',
      expiry: '12/34',
      cvc: '123',
      name: 'A Buyer',
    }),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`the card page answered ${response.status}`);
  return response.headers.get('location') ?? '';
};
