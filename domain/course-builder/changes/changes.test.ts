import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Compared, type ComparedSlide, changesBetween } from './changes.ts';
import { type Facet, wordsChanged } from './edits.ts';
import { forLearners } from './for-learners.ts';

const slide = (id: string, over: Partial<ComparedSlide> = {}): ComparedSlide => ({
  ...{ id, title: id.toUpperCase(), type: 'text', seconds: 300, sectionId: 's', facets: [] },
  ...over,
});
const named = (id: string, title: string) => ({ id, title, facets: [] });
const version = (slides: ComparedSlide[], over: Partial<Compared> = {}): Compared => ({
  modules: [named('m', 'M')],
  sections: [named('s', 'Basics'), named('t', 'Practice')],
  tests: [],
  ...over,
  slides,
});
const told = (before: Compared, after: Compared) =>
  changesBetween(before, after).map(({ kind, title, words }) => `${kind} ${title}: ${words}`);
const order = (ids: string) => version([...ids].map((id) => slide(id)));
const words = (value: string): Facet => ({ kind: 'words', name: 'text', value, plain: value });

test('one slide that is moved is one change', () => {
  expect(told(order('abcdef'), order('abdefc'))).toEqual(['moved C: From place 3 to place 6']);
});

test('slides that follow one that is new or removed have not moved', () => {
  expect(told(order('abc'), order('xabc'))).toEqual(['new X: Slide 1, 5 min']);
  expect(told(order('abc'), order('ac'))).toEqual(['removed B: Was slide 2']);
});

test('a slide that comes into another section without changing its place has moved there', () => {
  const after = version([slide('a'), slide('b', { sectionId: 't' })]);
  expect(told(order('ab'), after)).toEqual(['moved B: To “Practice”']);
});

test('a slide that is edited and moved is one change', () => {
  const [a, b, c] = [slide('a'), slide('b'), slide('c', { facets: [words('One')] })];
  const edited = slide('c', { title: 'New', facets: [words('One two')] });
  expect(told(version([a, b, c]), version([edited, a, b]))).toEqual([
    'edited New: Slide 1, title, was “C”, 1 word of the text, from place 3 to place 1',
  ]);
});

describe('what is edited', () => {
  const edit = (before: Facet[], after: Facet[]) =>
    changesBetween(version([slide('a', { facets: before })]), version([slide('a', { facets: after })]))[0]
      ?.words;
  const thing = (value: string): Facet => ({ kind: 'thing', name: 'picture', value });
  const figure = (value: string): Facet => ({ kind: 'figure', name: 'to pass', value });

  test('is told by its name', () => {
    expect(edit([thing('x')], [thing('y')])).toBe('Slide 1, picture replaced');
    expect(edit([thing('')], [thing('y')])).toBe('Slide 1, picture added');
    expect(edit([thing('x')], [])).toBe('Slide 1, picture removed');
    expect(edit([figure('60%')], [figure('70%')])).toBe('Slide 1, 70% to pass, was 60%');
  });

  test('marks of the same words are no words', () => {
    const bold: Facet = { kind: 'words', name: 'text', value: '<b>One</b>', plain: 'One' };
    expect(edit([words('One')], [bold])).toBe('Slide 1, form of the text');
  });
});

test('tests and names of sections are changes of their own', () => {
  const before = version([slide('a')], { tests: [named('f', 'Final')] });
  const after = version([slide('a')], {
    sections: [named('s', 'Beginnings'), named('u', 'More')],
    tests: [named('g', 'Great')],
  });
  expect(told(before, after)).toEqual([
    'new Great: New test',
    'removed Final: Was a test',
    'edited Beginnings: Title, was “Basics”',
    'new More: New section',
    'removed Practice: Was a section',
  ]);
});

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 12 });

test('a version and itself have no changes; and whatever changed, what is there and gone is told', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const [before, after] = [order(one.join('')), order(other.join(''))];
      expect(changesBetween(before, before)).toEqual([]);
      const of = (kind: string) =>
        new Set(changesBetween(before, after).flatMap((change) => (change.kind === kind ? [change.id] : [])));
      expect(of('new')).toEqual(new Set(other.filter((id) => !one.includes(id))));
      expect(of('removed')).toEqual(new Set(one.filter((id) => !other.includes(id))));
    }),
  );
});

test('words are counted whatever their places', () => {
  expect(wordsChanged('one two three', 'three two one')).toBe(0);
  expect(wordsChanged('one two', 'one two two')).toBe(1);
  expect(wordsChanged('one two three', 'one four')).toBe(2);
});

test('learners are told one line for each kind, with at most six names', () => {
  const after = order('bxyzuvwp');
  expect(forLearners(changesBetween(order('ab'), after))).toEqual([
    'New: “X”, “Y”, “Z”, “U”, “V”, “W” and 1 more',
    'Taken out: “A”',
  ]);
});
