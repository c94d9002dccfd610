import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsOf, type Outline, slideIdsOf } from './outline.ts';
import { applyAct, type OutlineAct } from './outline-acts.ts';

const section = (sectionId: string, slideIds: string[]) => ({ sectionId, title: sectionId, slideIds });
const module = (moduleId: string, sections: ReturnType<typeof section>[]) => ({
  moduleId,
  title: moduleId,
  description: '',
  icon: '',
  topics: [],
  sections,
});
const COURSE: Outline = {
  modules: [
    module('one', [section('a', ['a1', 'a2', 'a3']), section('b', ['b1'])]),
    module('two', [section('c', []), section('d', ['d1', 'd2'])]),
  ],
};

const NEW = ['new1', 'new2'];
const slide = fc.constantFrom('a1', 'a2', 'a3', 'b1', 'd1', 'd2', ...NEW, 'gone');
const sections = fc.constantFrom('a', 'b', 'c', 'd', 'new-section', 'gone');
const modules = fc.constantFrom('one', 'two', 'new-module', 'gone');
const or = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });

const act: fc.Arbitrary<OutlineAct> = fc.oneof(
  fc.record({
    kind: fc.constant('add-slide' as const),
    sectionId: sections,
    slideId: slide,
    before: or(slide),
  }),
  fc.record({
    kind: fc.constant('move-slide' as const),
    sectionId: sections,
    slideId: slide,
    before: or(slide),
  }),
  fc.record({ kind: fc.constant('remove-slide' as const), slideId: slide }),
  fc.record({
    kind: fc.constant('add-section' as const),
    moduleId: modules,
    section: fc.constant(section('new-section', ['new1'])),
    before: or(sections),
  }),
  fc.record({
    kind: fc.constant('move-section' as const),
    moduleId: modules,
    sectionId: sections,
    before: or(sections),
  }),
  fc.record({ kind: fc.constant('remove-section' as const), sectionId: sections }),
  fc.record({ kind: fc.constant('name-section' as const), sectionId: sections, title: fc.string() }),
  fc.record({
    kind: fc.constant('add-module' as const),
    module: fc.constant(module('new-module', [section('new-section', ['new2'])])),
    before: or(modules),
  }),
  fc.record({ kind: fc.constant('move-module' as const), moduleId: modules, before: or(modules) }),
  fc.record({ kind: fc.constant('remove-module' as const), moduleId: modules }),
  fc.record({
    kind: fc.constant('describe-module' as const),
    moduleId: modules,
    title: fc.string(),
    description: fc.string(),
    icon: fc.constant(''),
    topics: fc.array(fc.string()),
  }),
);

test('whatever is done, each act can be taken back, and nothing ever stands twice', () => {
  let done = 0;
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      let outline = COURSE;
      const undos: OutlineAct[] = [];
      const before: Outline[] = [];
      for (const one of acts) {
        const acted = applyAct(outline, one);
        if (!acted) continue;
        done += 1;
        before.push(outline);
        undos.push(acted.undo);
        outline = acted.outline;
        expect(new Set(idsOf(outline)).size).toBe(idsOf(outline).length);
      }
      for (const undo of undos.reverse()) {
        outline = applyAct(outline, undo)?.outline ?? outline;
        expect(outline).toEqual(before.pop());
      }
    }),
  );
  expect(done).toBeGreaterThan(100);
});

test('an act that arrives twice does once what it does', () => {
  fc.assert(
    fc.property(act, (one) => {
      const once = applyAct(COURSE, one)?.outline ?? COURSE;
      expect(applyAct(once, one)?.outline ?? once).toEqual(once);
    }),
  );
});

test('a slide moves before another one, also of another section, and to the end where that one is gone', () => {
  const moved = (before: string | null) =>
    slideIdsOf(
      applyAct(COURSE, { kind: 'move-slide', slideId: 'a1', sectionId: 'd', before })?.outline ?? COURSE,
    );
  expect(moved('d2')).toEqual(['a2', 'a3', 'b1', 'd1', 'a1', 'd2']);
  expect(moved('gone')).toEqual(['a2', 'a3', 'b1', 'd1', 'd2', 'a1']);
});
