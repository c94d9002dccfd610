import { describe, expect, test } from 'vitest';
import type { Issue } from '#contracts/errors.ts';
import { MAXIMUM_AMOUNT } from '#contracts/payment-cases/case-options.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));

const issuesOf = async (changes: object) => {
  const { status, answer } = await world.tryToCreate(changes);
  return [status, ((answer.issues ?? []) as Issue[]).map(({ field, message }) => `${field}: ${message}`)];
};

describe('what is wrong is told by field, in the order of the form', () => {
  test('of an empty form', async () => {
    const [status, issues] = await issuesOf({
      title: ' ',
      paymentType: undefined,
      currency: undefined,
      payer: { name: '', email: '' },
      expiryDays: 0,
    });
    expect(status).toBe(400);
    expect(issues).toEqual([
      'title: Title is required',
      'paymentType: Payment type is required',
      'currency: Currency is required',
      'payer.name: Payer name is required',
      'payer.email: Email is required',
      'expiryDays: Link expiry days must be at least 1',
    ]);
  });

  const fixed = (amount: unknown) => ({ amount: { fixed: amount } });
  const range = (min: unknown, max: unknown) => ({ paymentType: 'range', amount: { min, max } });
  const attendees = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ name: `Person ${n}`, email: `p${n}@example.com` }));
  test.each<[string, object, RegExp]>([
    ['a comma', fixed('12,50'), /^amount.fixed: Amount is required$/],
    ['not a number', fixed(Number.NaN), /^amount.fixed: Amount is required$/],
    ['infinitely much', fixed(Number.POSITIVE_INFINITY), /^amount.fixed: Amount is required$/],
    ['three decimals', fixed(12.505), /^amount.fixed: Amount can have at most two decimals$/],
    ['less than nothing', fixed(-0.01), /^amount.fixed: Amount must not be negative$/],
    ['nothing', fixed(0), /^amount.fixed: Amount must be greater than 0$/],
    ['no amount', { amount: {} }, /^amount.fixed: Amount must be greater than 0$/],
    ['too much', fixed(MAXIMUM_AMOUNT + 1), /^amount.fixed: Amount can be at most [0-9,]+$/],
    [
      'more than can be charged',
      { ...fixed(400_000), exchangeRate: { useDefault: false, customRate: 100 } },
      /^amount.fixed: Amount is too large to be charged$/,
    ],
    [
      'less than a card takes',
      fixed(0.47),
      /^amount.fixed: Amount must be at least AED 2.00 \(EUR 0.48\), the least that a card can be charged$/,
    ],
    [
      'installments of less than a card takes',
      { ...fixed(1), installments: { enabled: true, numberOfInstallments: 3 } },
      /^amount.fixed: Each installment must be at least AED 2.00 \(EUR 0.48\)/,
    ],
    [
      'less than a card takes, in dirhams',
      { ...fixed(1.99), currency: { allowed: ['AED'] } },
      /^amount.fixed: Amount must be at least AED 2.00, the least/,
    ],
    ['a range without ends', range(undefined, undefined), /^amount.min: Minimum amount is required$/],
    [
      'a range that is upside down',
      range(20, 10),
      /^amount.max: Maximum amount cannot be below the minimum$/,
    ],
    ['a range that no card can pay', range(0, 0.4), /^amount.max: Maximum amount must be at least AED 2.00/],
    ['201 attendees', { attendees: attendees(201) }, /^attendees: At most 200 attendees can be named$/],
    [
      'an attendee without a name',
      { attendees: [{ name: ' ', email: 'a@example.com' }] },
      /^attendees.0.name/,
    ],
    ['an attendee without an address', { attendees: [{ name: 'A', email: 'abc' }] }, /^attendees.0.email/],
    [
      'an address that is none',
      { payer: { name: 'A', email: 'abc' } },
      /^payer.email: Invalid email format$/,
    ],
    ['an unknown currency', { currency: { allowed: ['USD'] } }, /^currency.allowed.0/],
    ['no currency', { currency: { allowed: [] } }, /^currency.allowed: Currency is required$/],
    [
      'a default that is not allowed',
      { currency: { allowed: ['AED'], default: 'EUR' } },
      /^currency.default/,
    ],
    ['an unknown type', { paymentType: 'gift' }, /^paymentType: Payment type is required$/],
    ['13 installments', { installments: { enabled: true, numberOfInstallments: 13 } }, /^installments/],
    ['days that are a word', { expiryDays: 'x' }, /^expiryDays: Link expiry days is required$/],
    ['a fraction of a day', { expiryDays: 1.5 }, /^expiryDays: Link expiry days must be a whole number$/],
    ['a custom rate without a rate', { exchangeRate: { useDefault: false } }, /^exchangeRate.customRate/],
    ['characters that cannot be stored', { title: 'a\u0000b' }, /^title/],
  ])('%s', async (_title, changes, issue) => {
    const [status, issues] = await issuesOf(changes);
    expect([status, (issues as string[])[0]]).toEqual([400, expect.stringMatching(issue)]);
  });

  test.each<[string, object]>([
    ['200 attendees', { attendees: attendees(200) }],
    ['one day', { expiryDays: 1 }],
    ['a range of one amount', range(100, 100)],
    ['a range from nothing', range(0, 100)],
    ['an open amount', { paymentType: 'open', amount: {} }],
    ['the least that a card takes', fixed(0.48)],
    ['a default in the other currency', { currency: { allowed: ['EUR', 'AED'], default: 'AED' } }],
  ])('%s is right', async (_title, changes) => {
    expect((await world.tryToCreate(changes)).status).toBe(200);
  });
});
