import {
  findModule,
  findSection,
  type Outline,
  sectionsOf,
  slideIdsOf,
} from '#domain/course-builder/outline.ts';
import type { Place, Thing } from './places.ts';

const NAMELESS = {
  module: 'Module without a name',
  section: 'Section without a name',
  slide: 'Slide without a title',
};

export const titleOr = (kind: Thing['kind'], title: string | undefined): string =>
  title?.trim() || NAMELESS[kind];

export const counted = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;

/** 'in Reconstitution, place 2 of 4'. */
export function placeWords(outline: Outline, thing: Thing, { parent, before }: Place): string {
  const ids = siblings(outline, thing.kind, parent).filter((id) => id !== thing.id);
  const place = `place ${(before === null ? ids.length : ids.indexOf(before)) + 1} of ${ids.length + 1}`;
  if (thing.kind === 'module') return place;
  const title =
    thing.kind === 'section'
      ? titleOr('module', findModule(outline, parent)?.one.title)
      : titleOr('section', findSection(outline, parent)?.one.title);
  return `in ${title}, ${place}`;
}

function siblings(outline: Outline, kind: Thing['kind'], parent: string): string[] {
  if (kind === 'module') return outline.modules.map(({ moduleId }) => moduleId);
  if (kind === 'slide')
    return sectionsOf(outline).find(({ sectionId }) => sectionId === parent)?.slideIds ?? [];
  const module = outline.modules.find(({ moduleId }) => moduleId === parent);
  return module?.sections.map(({ sectionId }) => sectionId) ?? [];
}

export const GRIP_HINT_ID = 'grip-hint';
export const GRIP_HINT = 'Press Enter to lift, arrows to move, Enter to drop, Escape to put back.';
export const said = {
  lifted: (title: string, place: string) => `${title} lifted, ${place}.`,
  dropped: (title: string, place: string) => `${title} dropped, ${place}.`,
  back: (title: string) => `${title} is back where it was.`,
};

/** Sections as they are chosen among: under the number of their module. */
export const sectionOptions = ({ modules }: Outline): { value: string; label: string }[] =>
  modules.flatMap(({ sections }, at) =>
    sections.map(({ sectionId, title }) => ({
      value: sectionId,
      label: `${at + 1} ${titleOr('section', title)}`,
    })),
  );

/** As they are chosen among: '4 Volume sets the dose'. */
export function slidesBefore(
  outline: Outline,
  heads: ReadonlyMap<string, { title: string }>,
  slideId: string,
): { slideId: string; name: string }[] {
  const ids = slideIdsOf(outline);
  return ids
    .slice(0, ids.indexOf(slideId))
    .map((id, at) => ({ slideId: id, name: `${at + 1} ${titleOr('slide', heads.get(id)?.title)}` }));
}

/** Those that the page of a course has. */
export const MODULE_ICONS = [
  { value: 'scan-face', label: 'A face' },
  { value: 'flask-conical', label: 'A flask' },
  { value: 'clipboard-check', label: 'A clipboard' },
  { value: 'syringe', label: 'A syringe' },
  { value: 'triangle-alert', label: 'A warning' },
  { value: 'notebook-pen', label: 'A notebook' },
  { value: 'messages-square', label: 'A conversation' },
  { value: 'camera', label: 'A camera' },
  { value: 'hand', label: 'A hand' },
  { value: 'shield-check', label: 'A shield' },
];
