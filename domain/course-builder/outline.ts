// The order of a course that is being written: modules, their sections, and the slides of these by their ids.

export type OutlineSection = { sectionId: string; title: string; slideIds: string[] };
export type OutlineModule = {
  moduleId: string;
  title: string;
  description: string;
  icon: string;
  topics: string[];
  sections: OutlineSection[];
};
export type Outline = { modules: OutlineModule[] };

export const sectionsOf = ({ modules }: Outline): OutlineSection[] =>
  modules.flatMap(({ sections }) => sections);
/** In the order in which they are learned. */
export const slideIdsOf = (outline: Outline): string[] =>
  sectionsOf(outline).flatMap(({ slideIds }) => slideIds);

export const idsOf = (outline: Outline): string[] => [
  ...outline.modules.map(({ moduleId }) => moduleId),
  ...sectionsOf(outline).map(({ sectionId }) => sectionId),
  ...slideIdsOf(outline),
];

export const isFree = (outline: Outline, ids: readonly string[]): boolean => {
  const taken = new Set(idsOf(outline));
  return ids.every((id) => !taken.has(id)) && new Set(ids).size === ids.length;
};

/** Before the one that is named, at the end where it is gone or none is named. */
const put = <T>(list: readonly T[], one: T, at: number): T[] =>
  at === -1 ? [...list, one] : [...list.slice(0, at), one, ...list.slice(at)];

export const mapSections = (
  { modules }: Outline,
  change: (section: OutlineSection) => OutlineSection,
): Outline => ({
  modules: modules.map((module) => ({ ...module, sections: module.sections.map(change) })),
});
export const mapModules = (
  { modules }: Outline,
  change: (module: OutlineModule) => OutlineModule,
): Outline => ({
  modules: modules.map(change),
});

export const withModule = (outline: Outline, module: OutlineModule, before: string | null): Outline => ({
  modules: put(
    outline.modules,
    module,
    outline.modules.findIndex(({ moduleId }) => moduleId === before),
  ),
});
export const withSection = (
  outline: Outline,
  section: OutlineSection,
  { moduleId, before }: { moduleId: string; before: string | null },
): Outline =>
  mapModules(outline, (module) =>
    module.moduleId === moduleId
      ? {
          ...module,
          sections: put(
            module.sections,
            section,
            module.sections.findIndex(({ sectionId }) => sectionId === before),
          ),
        }
      : module,
  );
export const withSlide = (
  outline: Outline,
  slideId: string,
  { sectionId, before }: { sectionId: string; before: string | null },
): Outline =>
  mapSections(outline, (section) =>
    section.sectionId === sectionId
      ? { ...section, slideIds: put(section.slideIds, slideId, section.slideIds.indexOf(before ?? '')) }
      : section,
  );

export const withoutModule = (outline: Outline, id: string): Outline => ({
  modules: outline.modules.filter(({ moduleId }) => moduleId !== id),
});
export const withoutSection = (outline: Outline, id: string): Outline =>
  mapModules(outline, (module) => ({
    ...module,
    sections: module.sections.filter(({ sectionId }) => sectionId !== id),
  }));
export const withoutSlide = (outline: Outline, id: string): Outline =>
  mapSections(outline, (section) => ({
    ...section,
    slideIds: section.slideIds.filter((slideId) => slideId !== id),
  }));

type Found<T> = { one: T; parent: string; before: string | null };

export const findModule = ({ modules }: Outline, id: string): Found<OutlineModule> | undefined => {
  const at = modules.findIndex(({ moduleId }) => moduleId === id);
  const one = modules[at];
  return one && { one, parent: '', before: modules[at + 1]?.moduleId ?? null };
};
export const findSection = ({ modules }: Outline, id: string): Found<OutlineSection> | undefined => {
  for (const { moduleId, sections } of modules) {
    const at = sections.findIndex(({ sectionId }) => sectionId === id);
    const one = sections[at];
    if (one) return { one, parent: moduleId, before: sections[at + 1]?.sectionId ?? null };
  }
  return undefined;
};
export const findSlide = (outline: Outline, id: string): Found<string> | undefined => {
  for (const { sectionId, slideIds } of sectionsOf(outline)) {
    const at = slideIds.indexOf(id);
    if (at !== -1) return { one: id, parent: sectionId, before: slideIds[at + 1] ?? null };
  }
  return undefined;
};
