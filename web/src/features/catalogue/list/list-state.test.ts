import { expect, test } from 'vitest';
import { type ListState, publicList } from './list-state.ts';

const read = (query: string) => publicList.read(new URLSearchParams(query));
const full: ListState = {
  q: 'botox & filler',
  status: 'limited',
  discipline: 'skin',
  series: 'peels',
  date: 'next-month',
  sort: 'price-asc',
  view: 'calendar',
  month: '2027-03',
  rows: '72',
  cursor: 'a/b+c',
  historyRows: '',
  historyCursor: 'd=',
};

test('what the reader has chosen comes back from the address', () => {
  expect(publicList.readFrom({ url: `https://a.example${publicList.to(full)}` })).toEqual(full);
});

test('what nobody offers, and what counts anyway, is left out', () => {
  const view = read('q=++&status=free&date=upcoming&sort=date-asc&view=list&month=2027-13&x=1');
  expect(publicList.to(view)).toBe('/in-person-aesthetic-training');
});

test('another choice begins at the first row again', () => {
  const view = read('q=laser&cursor=abc&historyCursor=def');
  expect(publicList.changed(view, { status: 'open' })).toBe(
    '/in-person-aesthetic-training?q=laser&status=open',
  );
  expect(publicList.changed(read('status=open'), { status: '' })).toBe('/in-person-aesthetic-training');
});

test('sorting and the calendar narrow nothing', () => {
  expect(publicList.isFiltered(read('sort=price-asc&view=calendar&month=2027-03'))).toBe(false);
  expect(publicList.isFiltered(read('q=vienna'))).toBe(true);
});
