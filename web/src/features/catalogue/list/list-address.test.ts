import { expect, test } from 'vitest';
import { choose, isFiltered, type ListState, listPath, readListState } from './list-address.ts';

const read = (query: string) => readListState(new URLSearchParams(query));
const full: ListState = {
  q: 'botox & filler',
  status: 'limited',
  discipline: 'skin',
  series: 'peels',
  date: 'next-month',
  sort: 'price-asc',
  view: 'calendar',
  month: '2027-03',
  cursor: 'a/b+c',
  historyCursor: 'd=',
};

test('what the reader has chosen comes back from the address', () => {
  expect(readListState(new URL(listPath(full), 'https://a.example').searchParams)).toEqual(full);
});

test('what nobody offers, and what counts anyway, is left out', () => {
  expect(listPath(read('q=++&status=free&date=upcoming&sort=date-asc&view=list&month=2027-13&x=1'))).toBe(
    '/in-person-aesthetic-training',
  );
});

test('another choice begins at the first row again', () => {
  expect(listPath(choose({ q: 'laser', cursor: 'abc', historyCursor: 'def' }, { status: 'open' }))).toBe(
    '/in-person-aesthetic-training?q=laser&status=open',
  );
  expect(choose({ status: 'open' }, { status: undefined }).status).toBeUndefined();
});

test('sorting and the calendar narrow nothing', () => {
  expect(isFiltered(read('sort=price-asc&view=calendar&month=2027-03'))).toBe(false);
  expect(isFiltered(read('q=vienna'))).toBe(true);
});
