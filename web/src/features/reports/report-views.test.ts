import { expect, test } from 'vitest';
import { paymentsPath } from '#web/lib/payments/payments-path.ts';
import { journalPath } from './journal-path.ts';
import { daysIn, daysOfAge, journalList, revenueList } from './report-views.ts';

const read = (query: string) => revenueList.read(new URLSearchParams(query));

test('what a report is asked for is its address, and back', () => {
  const query =
    'by=city&from=2026-01-01&to=2026-12-31&kind=InPersonCourse&course=BTX-1&city=none&instructor=none';
  expect(revenueList.to(read(query))).toBe(`/admin/reports?${query}`);
  expect(revenueList.asked(read(query))).toEqual(Object.fromEntries(new URLSearchParams(query)));
  expect(revenueList.asked(read(''))).toEqual({});
});

test('what no report knows is left out, and said to be', () => {
  const query = new URLSearchParams('by=week&from=2026-02-30&kind=Webinar&instructor=1');
  expect(revenueList.asked(revenueList.read(query))).toEqual({});
  expect(revenueList.leftOut(query).map(([name]) => name)).toEqual(['by', 'from', 'kind', 'instructor']);
});

test('what a figure of the ledger leads to is an address of the journal', () => {
  const days = { from: '2026-01-01', to: '2026-01-31' };
  const kinds = ['refund-paid', 'refund-returned'];
  const path = journalPath({ ...days, accounts: ['clearing:stripe'], kinds });
  const [, query] = path.split('?');
  expect(journalList.read(new URLSearchParams(query))).toMatchObject({
    ...days,
    account: 'clearing:stripe',
    kind: kinds.join(','),
  });
  expect(paymentsPath({ ...days, kind: '', city: 'Abu Dhabi' })).toBe(
    '/admin/payments?from=2026-01-01&to=2026-01-31&city=Abu+Dhabi',
  );
});

test('a month of a report has only the days that the report has', () => {
  const period = { from: '2026-01-15', to: '2026-03-10' };
  expect(['2026-01', '2026-02', '2026-03', '2026-02-02'].map((step) => daysIn(step, period))).toEqual([
    { from: '2026-01-15', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-10' },
    { from: '2026-02-02', to: '2026-02-02' },
  ]);
});

test('what is of an age fell due on the days that say so, of those that are asked for', () => {
  const ever = { today: '2026-11-29', from: '', to: '' };
  expect(daysOfAge('notDue', ever)).toEqual({ from: '2026-11-29', to: '' });
  expect(daysOfAge('to30', ever)).toEqual({ from: '2026-10-30', to: '2026-11-28' });
  expect(daysOfAge('to60', ever)).toEqual({ from: '2026-09-30', to: '2026-10-29' });
  expect(daysOfAge('to90', ever)).toEqual({ from: '2026-08-31', to: '2026-09-29' });
  expect(daysOfAge('over90', ever)).toEqual({ from: '', to: '2026-08-30' });
  const within = { today: '2026-11-29', from: '2026-11-01', to: '2026-12-31' };
  expect(daysOfAge('to30', within)).toEqual({ from: '2026-11-01', to: '2026-11-28' });
  expect(daysOfAge('notDue', within)).toEqual({ from: '2026-11-29', to: '2026-12-31' });
});
