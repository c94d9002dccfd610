import { afterAll, expect, it, test } from 'vitest';
import { lineOptionEndpoints as calls, type LineOptions } from '#contracts/after-sale/line-options.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { aed, eur, formatAed, formatEur } from '#domain/money/money.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const clock = { now: new Date('2027-01-10T08:00:00Z') };
const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db, { now: () => clock.now }));
afterAll(() => expectTrueBooks(database.db));

const START = localDate('2027-06-01');
const FARTHEST = 60;

type Bought = { person: User; reference: string; lineId: string };

const buy = async (course: InPersonCourse, wish: Parameters<typeof world.buy>[2], parts = 1) => {
  const person = await addUser(database.db);
  const reference = await world.buy(person, course, wish);
  for (let paid = 1; paid < parts; paid += 1) {
    const { answer } = await world.call(orderEndpoints.payObligation, { reference }, person);
    world.payOnPage(answer);
    await world.check(person, reference);
  }
  const { lines } = await world.read(person, reference);
  return { person, reference, lineId: String(lines[0]?._id) };
};

const optionsAt = async (at: Date, { person, reference, lineId }: Bought): Promise<LineOptions> => {
  clock.now = at;
  const { answer } = await world.call(calls.getLineOptions, { reference, lineId }, person);
  return calls.getLineOptions.response.parse(answer).options;
};

const money = (cents: number) => (cents === 0 ? '–' : formatEur(eur(cents)));
const feeWords = (cents: number | null) => {
  if (cents === null) return 'not possible';
  return cents === 0 ? 'free' : formatEur(eur(cents));
};

const COLUMNS = ['back', 'in AED', 'credit note', 'kept', 'dropped', 'another date', 'to a colleague'];

const rowOf = ({ cancel, open, move, passOn }: LineOptions): string[] => [
  money(cancel.refundEur),
  cancel.refundAed === 0 ? '–' : formatAed(aed(cancel.refundAed)),
  money(cancel.creditEur),
  money(cancel.keptEur),
  money(open.eur),
  feeWords(move.feeEur),
  feeWords(passOn.isTooLate ? null : passOn.feeEur),
];

const lineOf = (days: string, cells: readonly string[]) =>
  `  ${[days.padEnd(8), ...cells.map((cell) => cell.padStart(15))].join('')}`.trimEnd();

/** One line for all the days on which the same holds. */
const blockOf = (title: string, byDay: readonly string[][]): string => {
  const lines = [title, lineOf('days', COLUMNS)];
  let first = FARTHEST;
  for (let day = FARTHEST; day >= 0; day -= 1) {
    const [here, next] = [byDay[day] ?? [], byDay[day - 1]];
    if (next?.join() === here.join()) continue;
    lines.push(lineOf(first === day ? `${day}` : `${first}–${day}`, here));
    first = day - 1;
  }
  return lines.join('\n');
};

const PLANS: { plan: string; wish: Parameters<typeof world.buy>[2]; parts: number }[] = [
  { plan: 'In full', wish: {}, parts: 1 },
  { plan: 'Deposit of 20%, not more', wish: { paymentPlan: 'deposit' }, parts: 1 },
  { plan: 'Deposit of 20%, and the rest', wish: { paymentPlan: 'deposit' }, parts: 2 },
  { plan: 'Three instalments, one', wish: { paymentPlan: 'installments' }, parts: 1 },
  { plan: 'Three instalments, two', wish: { paymentPlan: 'installments' }, parts: 2 },
  { plan: 'Three instalments, all', wish: { paymentPlan: 'installments' }, parts: 3 },
];

it('says what each act gives back or costs, on each of the sixty days before a course', async () => {
  const course = await addCourse(database.db, {
    startDate: START,
    paymentOptions: {
      acceptFullPayment: true,
      acceptDeposit: true,
      acceptInstallments: true,
      installments: { count: 3, plan: [] },
    },
  });
  const blocks = [];
  for (const { plan, wish, parts } of PLANS) {
    clock.now = new Date('2027-01-10T08:00:00Z');
    const bought = await buy(course, wish, parts);
    const byDay: string[][] = [];
    let paid = 0;
    for (let days = 0; days <= FARTHEST; days += 1) {
      const options = await optionsAt(new Date(`${addDays(START, -days)}T12:00:00+04:00`), bought);
      paid = options.paidEur;
      byDay.push(rowOf(options));
    }
    blocks.push(blockOf(`${plan}: ${formatEur(eur(paid))} paid`, byDay));
  }
  await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot('./policy-table.txt');
});

// In Berlin summer time begins before the second course, and ends before the third.
test.each([
  ['Asia/Dubai', '2027-06-01', '2027-05-02T23:59:59+04:00'],
  ['Europe/Berlin', '2027-04-10', '2027-03-11T23:59:59+01:00'],
  ['Europe/Berlin', '2027-11-15', '2027-10-16T23:59:59+02:00'],
])('in %s the thirtieth day before %s ends at %s', async (zone, startDate, lastSecond) => {
  clock.now = new Date('2027-01-10T08:00:00Z');
  const bought = await buy(await addCourse(database.db, { zone, startDate }), {});
  const last = new Date(lastSecond);
  const before = await optionsAt(last, bought);
  const after = await optionsAt(new Date(last.getTime() + 1_000), bought);
  expect([before, after].map(({ cancel, move }) => [cancel.refundBp, move.feeEur])).toEqual([
    [9_000, 0],
    [5_000, 5_000],
  ]);
  const agreed = { refundEur: before.cancel.refundEur, creditEur: before.cancel.creditEur };
  const key = { reference: bought.reference, lineId: bought.lineId };
  const tooLate = await world.call(calls.cancelLine, { ...key, ...agreed }, bought.person);
  expect(tooLate).toMatchObject({ status: 409 });
  clock.now = last;
  const inTime = await world.call(calls.cancelLine, { ...key, ...agreed }, bought.person);
  expect(inTime.status).toBe(200);
  await world.sendRefunds();
});
