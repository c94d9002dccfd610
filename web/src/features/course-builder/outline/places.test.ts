import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsOf, slideIdsOf } from '#domain/course-builder/outline.ts';
import { applyAct } from '#domain/course-builder/outline-acts.ts';
import { sampleOutline } from '#web/testing/draft-server.ts';
import { type Hit, landingAt, moveTo, placeOf, placesFor, type Thing } from './places.ts';

const OUTLINE = sampleOutline();
const slideA = { kind: 'slide', id: 'a' } as const;

const thing: fc.Arbitrary<Thing> = fc.oneof(
  fc.record({ kind: fc.constant('slide' as const), id: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
  fc.record({ kind: fc.constant('section' as const), id: fc.constantFrom('x', 'y', 'z') }),
  fc.record({ kind: fc.constant('module' as const), id: fc.constantFrom('one', 'two') }),
);
const hit: fc.Arbitrary<Hit> = fc.oneof(
  fc.record({
    kind: fc.constant('slide' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    isLower: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('section' as const),
    id: fc.constantFrom('x', 'y', 'z'),
    isLower: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('module' as const, 'foot' as const),
    id: fc.constantFrom('one', 'two'),
    isLower: fc.boolean(),
  }),
);

const moved = (what: Thing, to: Hit) => {
  const place = landingAt(OUTLINE, what, to);
  return place && (applyAct(OUTLINE, moveTo(what, place))?.outline ?? OUTLINE);
};
const orderAfter = (what: Thing, to: Hit) => {
  const outline = moved(what, to);
  return outline && slideIdsOf(outline).join('');
};

test('wherever something is dropped, it lands in one of its places, and nothing is lost', () => {
  fc.assert(
    fc.property(thing, hit, (what, to) => {
      const outline = moved(what, to);
      expect(outline && idsOf(outline).sort()).toEqual(idsOf(OUTLINE).sort());
      expect(placesFor(OUTLINE, what)).toContainEqual(landingAt(OUTLINE, what, to));
    }),
  );
});

test('where it stands is one of its places, each of which is another order', () => {
  fc.assert(
    fc.property(thing, (what) => {
      const places = placesFor(OUTLINE, what);
      expect(places).toContainEqual(placeOf(OUTLINE, what));
      const orders = places.map((place) =>
        JSON.stringify(applyAct(OUTLINE, moveTo(what, place))?.outline ?? OUTLINE),
      );
      expect(new Set(orders).size).toBe(places.length);
    }),
  );
});

test('a slide lands above or below the one that it is over', () => {
  expect(orderAfter(slideA, { kind: 'slide', id: 'd', isLower: false })).toBe('bcade');
  expect(orderAfter(slideA, { kind: 'slide', id: 'd', isLower: true })).toBe('bcdae');
  expect(orderAfter(slideA, { kind: 'slide', id: 'a', isLower: true })).toBe('abcde');
});

test('a slide over the head of a section becomes its first, over the foot of a module its last', () => {
  expect(orderAfter(slideA, { kind: 'section', id: 'z', isLower: true })).toBe('bcade');
  expect(orderAfter(slideA, { kind: 'module', id: 'two', isLower: false })).toBe('bcade');
  expect(orderAfter(slideA, { kind: 'foot', id: 'two', isLower: false })).toBe('bcdea');
});

test('a section goes before the head that it is over, and after the slides of another one', () => {
  const sectionX = { kind: 'section', id: 'x' } as const;
  expect(orderAfter(sectionX, { kind: 'section', id: 'z', isLower: false })).toBe('cabde');
  expect(orderAfter(sectionX, { kind: 'slide', id: 'd', isLower: false })).toBe('cdeab');
});

test('a module goes before the head of another one, and after anything that this one has', () => {
  expect(orderAfter({ kind: 'module', id: 'two' }, { kind: 'module', id: 'one', isLower: false })).toBe(
    'deabc',
  );
  expect(orderAfter({ kind: 'module', id: 'one' }, { kind: 'slide', id: 'd', isLower: false })).toBe('deabc');
});
