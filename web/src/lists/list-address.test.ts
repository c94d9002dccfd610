import { expect, test } from 'vitest';
import { declareList, flag, look, matching, oneOf, over, page, words } from './list-address.ts';

const boats = declareList('/boats', {
  state: oneOf(['any', 'afloat', 'ashore'], 'any'),
  kind: oneOf(['sail', 'motor']),
  q: words(),
  sort: look(matching((text) => /^-?(name|year)$/.test(text))),
  cursor: page(),
  on: over(words()),
  new: over(flag()),
});

const read = (query: string) => boats.read(new URLSearchParams(query));

test('an address is read and written again as it was', () => {
  const path = '/boats?state=ashore&kind=sail&q=blue&sort=-year&cursor=c&on=1&new';
  expect(boats.to(boats.readFrom({ url: `http://localhost${path}` }))).toBe(path);
});

test('the parts stand in one order, so that one view has one address', () => {
  expect(boats.to({ q: 'a&b', state: 'afloat' })).toBe('/boats?state=afloat&q=a%26b');
  expect(boats.to({})).toBe('/boats');
});

test('what is not known is left out, and so is what counts anyway', () => {
  const view = read('state=sunk&kind=toString&q=+++&sort=price&lost=1');
  expect(view).toEqual({ state: 'any', kind: '', q: '', sort: '', cursor: '', on: '', new: false });
  expect(boats.to(read('state=any'))).toBe('/boats');
});

test('what was left out is known by name and value', () => {
  expect(boats.leftOut(new URLSearchParams('state=sunk&kind=&q=x&sort=price&lost=1'))).toEqual([
    ['state', 'sunk'],
    ['sort', 'price'],
  ]);
  expect(boats.leftOut(new URLSearchParams('state=any&kind=sail&new'))).toEqual([]);
});

test('words are cut to what can be meant', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});

test('another choice begins at the first page, with nothing over the list', () => {
  const view = read('state=ashore&q=blue&sort=name&cursor=c&on=1&new');
  expect(boats.changed(view, { kind: 'motor' })).toBe('/boats?state=ashore&kind=motor&q=blue&sort=name');
  expect(boats.changed(view, { state: 'any', cursor: 'd' })).toBe('/boats?q=blue&sort=name&cursor=d');
});

test('opening something leaves the list as it is', () => {
  expect(boats.isSameList(read('q=blue'), read('q=blue&on=1&new'))).toBe(true);
  expect(boats.isSameList(read('q=blue'), read('q=blue&cursor=c'))).toBe(false);
  expect(boats.to(boats.listOf(read('q=blue&cursor=c&on=1')))).toBe('/boats?q=blue&cursor=c');
});

test('order, page and what is open narrow nothing', () => {
  expect(boats.isFiltered(read('sort=name&cursor=c&on=1&state=any'))).toBe(false);
  expect(boats.isFiltered(read('state=afloat'))).toBe(true);
});

test('the call is asked for rows and page, and for nothing that begins the list', () => {
  expect(boats.asked(read('state=any&kind=sail&sort=name&cursor=c&on=1'))).toEqual({
    kind: 'sail',
    cursor: 'c',
  });
});

test('a file of the rows is asked for with the same parts', () => {
  expect(boats.to(boats.filterOf(read('kind=sail&sort=name&cursor=c')), '/boats.csv')).toBe(
    '/boats.csv?kind=sail',
  );
});
