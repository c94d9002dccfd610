import { expect, test } from 'vitest';
import { handOut, type InLine } from './hand-out.ts';

const waits = (id: string, passedAt: number | null = null): InLine => ({ id, isServed: false, passedAt });
const served = (id: string): InLine => ({ id, isServed: true, passedAt: null });
const freed = (since: number, passedBy: string | null = null) => ({ since, passedBy });

test('free seats go to the first in line, one each', () => {
  expect(handOut([waits('a'), waits('b'), waits('c')], [freed(5), freed(5)])).toEqual({
    offers: [
      { id: 'a', since: 5 },
      { id: 'b', since: 5 },
    ],
    line: ['a', 'b', 'c'],
  });
});

test('who has a seat or an offer already gets no second one', () => {
  expect(handOut([served('a'), waits('b')], [freed(5), freed(5)]).offers).toEqual([{ id: 'b', since: 5 }]);
});

test('who lets a seat pass stays right behind whoever gets it', () => {
  const { offers, line } = handOut([waits('a', 9), waits('b'), waits('c')], [freed(5, 'a')]);
  expect(offers).toEqual([{ id: 'b', since: 5 }]);
  expect(line).toEqual(['b', 'a', 'c']);
});

test('a seat does not go round: whoever has let one pass since it is free is not asked for it again', () => {
  const { offers, line } = handOut([waits('a', 9), waits('b', 7)], [freed(5, 'a')]);
  expect(offers).toEqual([]);
  expect(line).toEqual(['a', 'b']);
});

test('whoever has let a seat pass is asked again for one that becomes free later', () => {
  expect(handOut([waits('a', 9)], [freed(10)]).offers).toEqual([{ id: 'a', since: 10 }]);
});

test('two who let theirs pass at once stay in their order behind those who get them', () => {
  const people = [waits('a', 9), waits('b', 9), waits('c'), waits('d')];
  const { offers, line } = handOut(people, [freed(5, 'a'), freed(5, 'b')]);
  expect(offers.map(({ id }) => id)).toEqual(['c', 'd']);
  expect(line).toEqual(['c', 'a', 'd', 'b']);
});

test('a seat that was passed on before goes to who may have it, a new one to the first', () => {
  const { offers } = handOut([waits('a', 9), waits('b')], [freed(10), freed(5)]);
  expect(offers).toEqual([
    { id: 'b', since: 5 },
    { id: 'a', since: 10 },
  ]);
});
