import { beforeAll, expect, test } from 'vitest';
import { paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { recordStatements } from '#server/testing/statements.ts';
import { createLinksWorld, type SentLink } from '#server/testing/worlds/links-world.ts';

// What a page costs follows the number of its statements: the limit, begin and commit, the case, and the settings.
const TO_SHOW = 5;
/** Who opens a link first is noted: under the case's lock, unless somebody has been. */
const TO_NOTE = 3;
/** What came of it: parts, what they received, what goes back, and receipts. */
const OF_MONEY = 4;
/** How the last payment ended: attempts, captures, what of these was used and what went back. */
const OF_RESULT = 4;

const database = given(freshDatabase);
let statements: ReturnType<typeof recordStatements>;
let world: Awaited<ReturnType<typeof createLinksWorld>>;

beforeAll(async () => {
  statements = recordStatements(database.pool);
  world = await createLinksWorld(database.db);
});

const costOf = async (ask: () => Promise<unknown>): Promise<string[]> => {
  statements.take();
  await ask();
  return statements.take();
};
const opening = ({ browser, token }: SentLink) => costOf(() => browser.open(token));

test('the page of a link is read by few statements', async () => {
  const link = await world.linkTo();
  const first = await opening(link);
  const again = await opening(link);
  console.info(`a link: ${again.length} statements to open it, ${first.length} the first time on a day`);
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(TO_SHOW + TO_NOTE);
  expect(again.length, again.join('\n')).toBeLessThanOrEqual(TO_SHOW);
});

test('and once it was paid by few more', async () => {
  const link = await world.linkTo();
  await link.browser.pay(link.token);
  await opening(link);
  const paid = await opening(link);
  const { browser, token } = link;
  const result = await costOf(() => browser.ask(links.getLinkResult, { token }));
  console.info(`a paid link: ${paid.length} statements to open it, ${result.length} with its last payment`);
  expect(paid.length, paid.join('\n')).toBeLessThanOrEqual(TO_SHOW + OF_MONEY);
  expect(result.length, result.join('\n')).toBeLessThanOrEqual(TO_SHOW + OF_MONEY + OF_RESULT);
});
