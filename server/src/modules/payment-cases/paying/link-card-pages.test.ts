import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createLinksWorld, inParts, OPEN, refOf } from '#server/testing/worlds/links-world.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db));

afterEach(() => {
  world.gateway.trouble = {};
});

describe('one link, one debt', () => {
  test('pressing twice leads to the same card page', async () => {
    const { token, browser, one } = await world.linkTo();
    const [first, second] = [await browser.press(token), await browser.press(token)];
    expect(refOf(second)).toBe(refOf(first));
    expect((await world.moneyOf(one)).attempts).toEqual(['open']);
  });

  test('another amount ends the first card page', async () => {
    const { token, browser, one } = await world.linkTo(OPEN);
    const first = refOf(await browser.press(token, { amount: 10 }));
    expect(world.chargeOf(await browser.press(token, { amount: 20 }))).toBe(2_000);
    expect(world.gateway.pay(first)).toBe(false);
    expect((await world.moneyOf(one)).attempts.sort()).toEqual(['abandoned', 'open']);
  });

  test('who comes second is told, and may start again, which ends the other card page', async () => {
    const { token, browser } = await world.linkTo();
    const first = refOf(await browser.press(token));
    const second = world.openBrowser();
    const refused = await second.press(token, { payerEmail: 'bob@example.com' });
    expect(refused).toMatchObject({ status: 409, answer: { code: 'payment-under-way' }, cookies: [] });
    const again = await second.press(token, { payerEmail: 'bob@example.com', startAgain: true });
    expect(refOf(again)).not.toBe(first);
    expect(world.gateway.pay(first)).toBe(false);
    const late = await browser.press(token);
    expect(late.answer.code).toBe('payment-under-way');
  });

  test('who has just been overtaken is told that it is paid, and where to look', async () => {
    const { token, browser, one } = await world.linkTo();
    world.gateway.pay(refOf(await browser.press(token)));
    const late = await world.openBrowser().press(token, { payerEmail: 'bob@example.com', startAgain: true });
    expect(late).toMatchObject({
      status: 409,
      answer: { message: 'This has just been paid.', redirectUrl: `/payment/general/${token}/success` },
    });
    expect(await world.moneyOf(one)).toMatchObject({ paid: 105_000, receipts: 1 });
  });

  test('who corrects their own address goes on; another browser with another address does not', async () => {
    const { token, browser } = await world.linkTo();
    const first = refOf(await browser.press(token, { payerEmail: 'aad@example.com' }));
    const corrected = await browser.press(token, { payerEmail: 'ada@example.com' });
    expect(refOf(corrected)).toBe(first);
    const stranger = await world.openBrowser().press(token, { payerEmail: 'bob@example.com' });
    expect(stranger.answer.code).toBe('payment-under-way');
  });

  test('of two payers who choose before and after a first part is paid, the second is not charged by surprise', async () => {
    const { token, browser } = await world.linkTo(inParts(2, OPEN));
    await browser.pay(token, { amount: 100 });
    const late = await world.openBrowser().press(token, { amount: 30, payerEmail: 'bob@example.com' });
    expect(late).toMatchObject({ status: 409, answer: { code: 'conflict' } });
    expect(world.chargeOf(await browser.press(token))).toBe(5_000);
  });

  test('twenty payers at once get one card page', async () => {
    const { token, one } = await world.linkTo();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        world.openBrowser().press(token, { payerEmail: `payer-${i}@example.com` }),
      ),
    );
    const refs = outcomes.filter(({ status }) => status === 200).map(refOf);
    expect(refs).toHaveLength(1);
    expect(new Set(outcomes.map(({ answer }) => answer.code))).toEqual(
      new Set([undefined, 'payment-under-way']),
    );
    expect((await world.moneyOf(one)).attempts).toEqual(['open']);
  });

  test('twenty clicks of one payer with three amounts leave one card page open', async () => {
    const { token, browser, one } = await world.linkTo(OPEN);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => browser.press(token, { amount: 10 * ((i % 3) + 1) })),
    );
    const open = [...world.gateway.sessions.values()].filter(
      ({ state, askedAed }) => state === 'open' && askedAed,
    );
    const { attempts } = await world.moneyOf(one);
    expect(attempts.filter((state) => state === 'open').length).toBeLessThanOrEqual(1);
    expect(open.length).toBeGreaterThan(0);
    expect((await world.openBrowser().press(token, { amount: 10, startAgain: true })).status).toBe(200);
  });
});

describe('a link that cannot be paid', () => {
  test.each([
    'x',
    'A'.repeat(43),
    'a'.repeat(250),
    '\u0000',
    '\ud800',
    '../..',
    "' or 1=1 --",
    '{token}',
  ])('a guessed token looks like absence: %j', async (token) => {
    const browser = world.openBrowser();
    const unknown = await browser.press('b'.repeat(43));
    expect(await browser.press(token)).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 404, answer: { success: false, code: 'not-found' } });
  });

  test('guesses are counted', async () => {
    const browser = world.openBrowser();
    for (let i = 0; i < 20; i++) expect((await browser.press(`guess-${i}`)).status).toBe(404);
    expect((await browser.press('guess-20')).status).toBe(429);
  });

  test('a draft, a deleted and a replaced one look like absence', async () => {
    const unknown = await world.openBrowser().press('b'.repeat(43));
    const draft = await world.linkTo({ saveAsDraft: true });
    expect(await draft.browser.press(draft.token)).toEqual(unknown);
    const gone = await world.linkTo();
    await database.db.execute(sql`update payment_cases set deleted_at = now() where id = ${gone.one._id}`);
    expect(await gone.browser.press(gone.token)).toEqual(unknown);
    const replaced = await world.linkTo();
    await database.db.execute(
      sql`update payment_cases set token_hash = 'other', link_version = 2 where id = ${replaced.one._id}`,
    );
    expect(await replaced.browser.press(replaced.token)).toEqual(unknown);
  });

  test.each([
    ['cancelled', sql`cancelled_at = now()`],
    ['expired', sql`expires_at = now() - interval '1 second'`],
  ])('one that is %s says so and charges nothing', async (status, change) => {
    const { one, token, browser } = await world.linkTo();
    await database.db.execute(sql`update payment_cases set ${change} where id = ${one._id}`);
    expect(await browser.press(token)).toMatchObject({
      status: 409,
      answer: {
        code: 'wrong-state',
        message: `This payment request is ${status}; nothing was charged.`,
      },
    });
    expect((await world.moneyOf(one)).attempts).toEqual([]);
  });

  test('one that is paid says so', async () => {
    const { token, browser } = await world.linkTo();
    await browser.pay(token);
    expect((await browser.press(token)).answer.message).toContain('fully paid');
  });

  test('when the gateway is away nothing is lost: the same page opens when it is back', async () => {
    const { token, browser, one } = await world.linkTo();
    world.gateway.trouble = { createAttempt: 'lose-answer' };
    const refused = await browser.press(token);
    expect(refused.status).toBe(503);
    expect(refused.answer.message).not.toContain('seat');
    world.gateway.trouble = {};
    expect((await browser.press(token)).status).toBe(200);
    expect((await world.moneyOf(one)).attempts).toEqual(['open']);
  });
});
