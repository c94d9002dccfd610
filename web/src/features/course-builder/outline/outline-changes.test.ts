import { expect, test } from 'vitest';
import type { DraftSlideHead } from '#contracts/course-builder/draft.ts';
import type { Outline } from '#domain/course-builder/outline.ts';
import { applyAct, type OutlineAct } from '#domain/course-builder/outline-acts.ts';
import { sampleDraft, sampleOutline } from '#web/testing/draft-server.ts';
import { countChanges, lengthOf, movedSince } from './outline-changes.ts';

const draft = sampleDraft();
const heads = new Map(draft.slides.map((head) => [head.slideId, head]));
const after = (...acts: OutlineAct[]): Outline =>
  acts.reduce((outline, act) => applyAct(outline, act)?.outline ?? outline, sampleOutline());
const count = (outline: Outline, changed = heads) => countChanges({ ...draft, outline, heads: changed });

test('one slide that is moved is one mark, within its section and into another one', () => {
  const within = after({ kind: 'move-slide', slideId: 'a', sectionId: 'x', before: null });
  const across = after({ kind: 'move-slide', slideId: 'b', sectionId: 'y', before: 'c' });
  expect(movedSince(draft.publishedOutline, within).size).toBe(1);
  expect(movedSince(draft.publishedOutline, across)).toEqual(new Set(['b']));
});

test('a section that is moved takes its slides along without a mark of theirs', () => {
  const outline = after({ kind: 'move-section', sectionId: 'x', moduleId: 'two', before: null });
  expect(movedSince(draft.publishedOutline, outline)).toEqual(new Set(['x']));
});

test('before the first version nothing has moved and nothing has changed', () => {
  const outline = after({ kind: 'move-slide', slideId: 'a', sectionId: 'z', before: null });
  expect(movedSince(null, outline).size).toBe(0);
  expect(countChanges({ ...draft, outline, heads, publishedOutline: null })).toBe(0);
});

test('what learners have otherwise counts once each: moved, added, removed, named and edited', () => {
  expect(count(sampleOutline())).toBe(0);
  const outline = after(
    { kind: 'move-slide', slideId: 'a', sectionId: 'z', before: null },
    { kind: 'remove-slide', slideId: 'b' },
    { kind: 'add-slide', slideId: 'new', sectionId: 'y', before: null },
    { kind: 'name-section', sectionId: 'z', title: 'Another name' },
  );
  expect(count(outline)).toBe(4);
  const edited = (id: string): [string, DraftSlideHead] => [
    id,
    { ...draft.slides[0], slideId: id, change: 'edited' } as DraftSlideHead,
  ];
  expect(count(outline, new Map([...heads, edited('a'), edited('c')]))).toBe(5);
});

test('a length is whole minutes, and seconds below one', () => {
  const [a] = draft.slides;
  const short = new Map(a && [[a.slideId, { ...a, seconds: 24 }]]);
  expect(lengthOf(['a', 'b'], heads)).toBe('2 min');
  expect(lengthOf(['a'], short)).toBe('24 s');
  expect(lengthOf([], heads)).toBe('0 min');
});
