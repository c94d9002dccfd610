import {
  findModule,
  findSection,
  findSlide,
  type Outline,
  type OutlineModule,
  type OutlineSection,
} from '#domain/course-builder/outline.ts';
import type { OutlineAct } from '#domain/course-builder/outline-acts.ts';

/** What has a row of its own in the outline. */
export interface Thing {
  kind: 'module' | 'section' | 'slide';
  id: string;
}

/** Where it can stand: in its section or module ('' for a module), before another one or, with null, at the end. */
export interface Place {
  parent: string;
  before: string | null;
}

/** A row as it is told by the page; the foot of a module has the module's id. */
export interface Hit {
  kind: Thing['kind'] | 'foot';
  id: string;
  /** In the lower half of the row. */
  isLower: boolean;
}

export const keyOf = ({ kind, id }: Pick<Hit, 'kind' | 'id'>): string => `${kind}:${id}`;
/** Of a line that shows where something lands. */
export const placeKey = ({ parent, before }: Place): string => before ?? `end:${parent}`;
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.parent === other.parent && one.before === other.before;

const idsIn = {
  section: ({ slideIds }: OutlineSection) => slideIds,
  module: ({ sections }: OutlineModule) => sections.map(({ sectionId }) => sectionId),
};

/** Lists of which it can be a part, each with what stands there besides it. */
function listsFor({ modules }: Outline, { kind, id }: Thing): { parent: string; ids: string[] }[] {
  const others = (ids: string[]) => ids.filter((one) => one !== id);
  if (kind === 'module') return [{ parent: '', ids: others(modules.map(({ moduleId }) => moduleId)) }];
  if (kind === 'section')
    return modules.map((module) => ({ parent: module.moduleId, ids: others(idsIn.module(module)) }));
  return modules
    .flatMap(({ sections }) => sections)
    .map((section) => ({ parent: section.sectionId, ids: others(idsIn.section(section)) }));
}

/** Every place it can have, from the top; the one where it stands is among them. */
export const placesFor = (outline: Outline, thing: Thing): Place[] =>
  listsFor(outline, thing).flatMap(({ parent, ids }) => [...ids, null].map((before) => ({ parent, before })));

export function placeOf(outline: Outline, { kind, id }: Thing): Place | null {
  const find = { module: findModule, section: findSection, slide: findSlide }[kind];
  const found = find(outline, id);
  return found ? { parent: found.parent, before: found.before } : null;
}

export const moveTo = ({ kind, id }: Thing, { parent, before }: Place): OutlineAct => {
  if (kind === 'module') return { kind: 'move-module', moduleId: id, before };
  if (kind === 'section') return { kind: 'move-section', sectionId: id, moduleId: parent, before };
  return { kind: 'move-slide', slideId: id, sectionId: parent, before };
};

export const removeOf = ({ kind, id }: Thing): OutlineAct => {
  if (kind === 'module') return { kind: 'remove-module', moduleId: id };
  return kind === 'section'
    ? { kind: 'remove-section', sectionId: id }
    : { kind: 'remove-slide', slideId: id };
};

/** Where it lands that is dropped on a row; null where it cannot. */
export function landingAt(outline: Outline, thing: Thing, hit: Hit): Place | null {
  const home = homeOf(outline, hit);
  if (!home) return null;
  const around = { module: home.moduleId, section: home.sectionId, slide: home.slideId }[thing.kind];
  if (around === thing.id) return placeOf(outline, thing);
  const parent = { module: '', section: home.moduleId, slide: home.sectionId }[thing.kind];
  const ids = listsFor(outline, thing).find((list) => list.parent === parent)?.ids;
  if (!ids || parent === undefined) return null;
  const at = ids.indexOf(around ?? '');
  // A row around which it cannot stand heads what it becomes the first of, or is the foot of what it becomes the last of.
  if (at === -1) return { parent, before: hit.kind === 'foot' ? null : (ids[0] ?? null) };
  const isAfter = hit.kind === thing.kind ? hit.isLower && thing.kind === 'slide' : hit.kind !== 'module';
  return { parent, before: ids[isAfter ? at + 1 : at] ?? null };
}

interface Home {
  moduleId: string;
  sectionId: string | undefined;
  slideId: string | undefined;
}

/** What a row belongs to: a module's own to its first section, its foot to its last. */
function homeOf(outline: Outline, { kind, id }: Hit): Home | null {
  const sectionId = kind === 'slide' ? findSlide(outline, id)?.parent : kind === 'section' ? id : undefined;
  const moduleId = sectionId === undefined ? id : findSection(outline, sectionId)?.parent;
  const module = moduleId === undefined ? undefined : findModule(outline, moduleId)?.one;
  if (!module) return null;
  const nearest = module.sections.at(kind === 'foot' ? -1 : 0)?.sectionId;
  return {
    moduleId: module.moduleId,
    sectionId: sectionId ?? nearest,
    slideId: kind === 'slide' ? id : undefined,
  };
}
