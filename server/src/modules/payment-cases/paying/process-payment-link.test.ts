import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import type { CaseWish } from '#server/testing/worlds/cases-world.ts';
import { createLinksWorld, ENTRIES, inParts, OPEN, RANGE } from '#server/testing/worlds/links-world.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db));

describe('the eight rules', () => {
  const fields = ['payerName', 'payerEmail', 'payerPhone', 'billingAddress', 'billingCity'] as const;
  const messages = [
    'Please enter your name.',
    'Please enter a valid email.',
    'Please enter your phone number.',
    'Please enter your billing address.',
    'Please enter your city.',
    'Please enter a valid amount.',
    'Please agree to the terms and conditions.',
  ];

  test('are told one after the other as the form is filled in', async () => {
    const { token, browser } = await world.linkTo(OPEN);
    const blank = Object.fromEntries(fields.map((field) => [field, ' ']));
    const filled: Record<string, unknown> = { ...blank, agreeToTerms: false };
    for (const [i, field] of [...fields, 'amount', 'agreeToTerms'].entries()) {
      const { status, answer } = await browser.press(token, filled);
      expect([field, status, answer.message]).toEqual([field, 400, messages[i]]);
      filled[field] = field === 'amount' ? '50' : ENTRIES[field as keyof typeof ENTRIES];
    }
    expect((await browser.press(token, filled)).status).toBe(200);
  });

  test.each([
    99.99,
    500.01,
    '99.99',
    0,
    -100,
    '',
    'abc',
    '100,00',
    '1e2',
  ])('a range of 100 to 500 refuses %j', async (amount) => {
    const { token, browser } = await world.linkTo(RANGE);
    const { status, answer } = await browser.press(token, { amount });
    expect(status).toBe(400);
    expect(answer.message).toBe('Amount must be between EUR 100.00 and 500.00.');
  });

  test.each<[number | string, number]>([
    [100, 42_000],
    ['100', 42_000],
    [500, 210_000],
    [123.45, 51_849],
  ])('a range of 100 to 500 takes %j', async (amount, aed) => {
    const { token, browser } = await world.linkTo(RANGE);
    expect(world.chargeOf(await browser.press(token, { amount }))).toBe(aed);
  });

  test.each([
    0,
    -1,
    '',
    'text',
    Number.POSITIVE_INFINITY,
    JSON.parse('1e309'),
    Number.NaN,
    '12,50',
    '1e3',
    1.005,
    '0.001',
    null,
    {},
    [],
    true,
  ])('an open amount refuses %j', async (amount) => {
    const { token, browser } = await world.linkTo(OPEN);
    const { status, answer } = await browser.press(token, { amount: amount as string });
    expect(status).toBe(400);
    expect(answer.message).toBe('Please enter a valid amount.');
    expect(answer.issues).toEqual([{ field: 'amount', message: 'Please enter a valid amount.' }]);
  });

  test('an open amount that no card page takes is refused with the number', async () => {
    const { token, browser } = await world.linkTo(OPEN);
    const press = async (amount: string) => (await browser.press(token, { amount })).answer.message;
    expect(await press('1.99')).toBe('Please enter at least AED 2.00.');
    expect(await press('20000000.01')).toBe('Please enter at most AED 20,000,000.00.');
    expect(await press('999999999.99')).toBe('Please enter at most AED 20,000,000.00.');
    const parts = await world.linkTo(inParts(3, OPEN));
    const tooSmall = await parts.browser.press(parts.token, { amount: '5.99' });
    expect(tooSmall.answer.message).toBe('Please enter at least AED 6.00.');
    expect(world.chargeOf(await parts.browser.press(parts.token, { amount: '6' }))).toBe(200);
  });

  test.each(fields)('%s that is no text, too long or cannot be stored is refused', async (field) => {
    const { token, browser } = await world.linkTo();
    for (const value of [null, 5, {}, ['a'], 'a'.repeat(300), 'a\u0000b', '\ud800']) {
      const { status, answer } = await browser.press(token, { [field]: value as string });
      expect(status).toBe(400);
      expect(answer.issues).toEqual([{ field, message: expect.not.stringContaining('undefined') }]);
    }
  });
});

describe('what is charged', () => {
  test.each<
    [string, Partial<CaseWish>, { amount?: number; selectedCurrency?: 'EUR' | 'AED'; charge: number }]
  >([
    ['a fixed sum in euros', { amount: { fixed: 250 } }, { charge: 105_000 }],
    ['the same paid in dirhams', { amount: { fixed: 250 } }, { selectedCurrency: 'AED', charge: 105_000 }],
    [
      'dirhams as they are',
      { amount: { fixed: 420.01 }, currency: { allowed: ['AED'] } },
      { charge: 42_001 },
    ],
    ['an open sum in euros', OPEN, { amount: 10, selectedCurrency: 'EUR', charge: 4_200 }],
    ['an open sum in dirhams', OPEN, { amount: 10, selectedCurrency: 'AED', charge: 1_000 }],
    ['an open sum without a currency: dirhams', OPEN, { amount: 10, charge: 1_000 }],
    ['an open sum in euros only', { ...OPEN, currency: { allowed: ['EUR'] } }, { amount: 10, charge: 4_200 }],
    [
      'a range of euros chosen in dirhams',
      { ...RANGE, currency: { allowed: ['EUR', 'AED'] } },
      { amount: 420, selectedCurrency: 'AED', charge: 42_000 },
    ],
    [
      'a range of dirhams',
      { paymentType: 'range', amount: { min: 100, max: 500 }, currency: { allowed: ['AED'] } },
      { amount: 499.99, charge: 49_999 },
    ],
  ])('%s', async (_title, wish, { charge, ...entries }) => {
    const { token, browser } = await world.linkTo(wish);
    expect(world.chargeOf(await browser.press(token, entries))).toBe(charge);
  });

  test('a tampered amount, total, rate or case id of a fixed case has no effect', async () => {
    const { token, browser, one } = await world.linkTo();
    const other = await world.createCase({ amount: { fixed: 3 } });
    const tampered = {
      amount: 1,
      totalAmount: 1,
      rate: 0.1,
      caseId: other.caseId,
      price: 1,
      obligationId: 'x',
    };
    expect(world.chargeOf(await browser.press(token, tampered))).toBe(105_000);
    expect((await world.moneyOf(one)).attempts).toEqual(['open']);
    expect((await world.moneyOf(other)).attempts).toEqual([]);
  });

  test('a currency that the case does not take, or that there is not, is refused in words', async () => {
    const { token, browser } = await world.linkTo({ ...OPEN, currency: { allowed: ['AED'] } });
    const press = async (selectedCurrency: string) =>
      (await browser.press(token, { amount: 10, selectedCurrency: selectedCurrency as 'EUR' })).answer;
    expect(await press('EUR')).toMatchObject({
      message: 'This payment request is paid in AED.',
      issues: [{ field: 'selectedCurrency' }],
    });
    expect(await press('USD')).toMatchObject({ message: 'Please choose EUR or AED.' });
  });

  test('the rate stays what it was when the first card page opened', async () => {
    const { token, browser } = await world.linkTo(OPEN);
    await browser.press(token, { amount: 10, selectedCurrency: 'EUR' });
    await database.db.execute(
      sql`update settings set value = jsonb_set(value, '{rates,paymentLinkRate}', '9000000')`,
    );
    try {
      expect(world.chargeOf(await browser.press(token, { amount: 20, selectedCurrency: 'EUR' }))).toBe(8_400);
      expect((await browser.open(token)).rate).toBe(4.2);
      const later = await world.linkTo(OPEN);
      expect(
        world.chargeOf(await later.browser.press(later.token, { amount: 20, selectedCurrency: 'EUR' })),
      ).toBe(18_000);
    } finally {
      await database.db.execute(
        sql`update settings set value = jsonb_set(value, '{rates,paymentLinkRate}', '4200000')`,
      );
    }
  });
});
