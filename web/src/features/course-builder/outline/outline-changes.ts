import type { Draft, DraftSlideHead } from '#contracts/course-builder/draft.ts';
import { movedAmong } from '#domain/course-builder/moved-among.ts';
import {
  idsOf,
  type Outline,
  type OutlineModule,
  sectionsOf,
  slideIdsOf,
} from '#domain/course-builder/outline.ts';

type Lists = Map<string, string[]>;

/** Ids in their order, by what they stand in. */
function listsOf(outline: Outline): Lists {
  const lists: Lists = new Map([['', outline.modules.map(({ moduleId }) => moduleId)]]);
  for (const { moduleId, sections } of outline.modules)
    lists.set(
      moduleId,
      sections.map(({ sectionId }) => sectionId),
    );
  for (const { sectionId, slideIds } of sectionsOf(outline)) lists.set(sectionId, slideIds);
  return lists;
}

const parentsOf = (lists: Lists): Map<string, string> =>
  new Map([...lists].flatMap(([parent, ids]) => ids.map((id) => [id, parent] as const)));

/** Modules, sections and slides that learners have elsewhere: in another part, or in another order within it. */
export function movedSince(published: Outline | null, outline: Outline): Set<string> {
  if (!published) return new Set();
  const [before, after] = [listsOf(published), listsOf(outline)];
  const [parents, parentsNow] = [parentsOf(before), parentsOf(after)];
  const within = [...after].flatMap(([parent, ids]) => [...movedAmong(before.get(parent) ?? [], ids)]);
  const across = [...parentsNow].filter(([id, parent]) => parents.has(id) && parents.get(id) !== parent);
  return new Set([...within, ...across.map(([id]) => id)]);
}

const wordsOf = ({ title, description, icon, topics }: OutlineModule) =>
  JSON.stringify([title, description, icon, topics]);

const namesOf = (outline: Outline): Map<string, string> =>
  new Map([
    ...outline.modules.map((module) => [module.moduleId, wordsOf(module)] as const),
    ...sectionsOf(outline).map(({ sectionId, title }) => [sectionId, title] as const),
  ]);

/** Parts and slides that learners do not have in this order, by these names, or at all. */
export function changedParts(publishedOutline: Outline | null, outline: Outline): ReadonlySet<string> {
  if (!publishedOutline) return new Set();
  const changed = movedSince(publishedOutline, outline);
  const [before, now] = [new Set(idsOf(publishedOutline)), new Set(idsOf(outline))];
  for (const id of [...before, ...now]) if (before.has(id) !== now.has(id)) changed.add(id);
  const names = namesOf(publishedOutline);
  for (const [id, name] of namesOf(outline)) if (names.get(id) !== name) changed.add(id);
  return changed;
}

interface Written extends Pick<Draft, 'publishedOutline' | 'tests'> {
  outline: Outline;
  heads: ReadonlyMap<string, DraftSlideHead>;
}

/**
 * How many slides, parts and tests learners do not have as they stand here; 0 where they have nothing yet. `changed` are the
 * changed parts, which are another set only where the order is another.
 */
export function countChanges(
  { publishedOutline, outline, heads, tests }: Written,
  changed = changedParts(publishedOutline, outline),
): number {
  if (!publishedOutline) return 0;
  const edited = slideIdsOf(outline).filter((id) => heads.get(id)?.change && !changed.has(id));
  return changed.size + edited.length + tests.filter(({ isChanged }) => isChanged).length;
}

/** '24 min', and below a minute '45 s'. */
export function lengthOf(slideIds: readonly string[], heads: ReadonlyMap<string, DraftSlideHead>): string {
  const seconds = slideIds.reduce((sum, id) => sum + (heads.get(id)?.seconds ?? 0), 0);
  return seconds > 0 && seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
