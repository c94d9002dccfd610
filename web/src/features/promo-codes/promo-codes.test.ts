import { expect, test } from 'vitest';
import { promoState } from './promo-state.ts';
import { readPromoCode } from './read-promo-code.ts';

function formWith(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}
const entered = { code: 'SPRING', kind: 'percent', value: '12.5', active: 'on' };
const promo = { active: true, startsAt: null, endsAt: null, maxUses: null, used: 0, reserved: 0 };
const now = '2027-03-10T12:00:00.000Z';

test('a percentage is read in basis points, an empty limit is none', () => {
  expect(readPromoCode(formWith(entered)).input).toEqual({
    code: 'SPRING',
    description: '',
    kind: 'percent',
    value: 1250,
    active: true,
    startsOn: null,
    endsOn: null,
    maxUses: null,
    maxUsesPerUser: null,
    stacksWithEarlyBird: false,
  });
});

test('an amount is read in cents', () => {
  expect(readPromoCode(formWith({ ...entered, kind: 'amount', value: '1,000' })).input).toMatchObject({
    kind: 'amount',
    value: 100_000,
  });
});

test('every number that cannot be read is told at its field', () => {
  const { issues } = readPromoCode(formWith({ ...entered, value: '10.555', maxUses: 'many' }));
  expect(issues?.map(({ field }) => field)).toEqual(['value', 'maxUses']);
});

test('a code says whether it can be used, and why not', () => {
  expect(promoState(promo, now).word).toBe('Active');
  expect(promoState({ ...promo, active: false }, now).word).toBe('Switched off');
  expect(promoState({ ...promo, startsAt: '2027-03-11T00:00:00.000Z' }, now).word).toBe('Not started');
  expect(promoState({ ...promo, endsAt: '2027-03-09T19:59:59.999Z' }, now).word).toBe('Expired');
});

test('a reserved use counts against the limit', () => {
  expect(promoState({ ...promo, maxUses: 3, used: 2 }, now).word).toBe('Active');
  expect(promoState({ ...promo, maxUses: 3, used: 2, reserved: 1 }, now).word).toBe('Used up');
});
