import {
  findModule,
  findSection,
  findSlide,
  idsOf,
  isFree,
  mapModules,
  mapSections,
  type Outline,
  type OutlineModule,
  type OutlineSection,
  withModule,
  withoutModule,
  withoutSection,
  withoutSlide,
  withSection,
  withSlide,
} from './outline.ts';

// What staff do to the order of a course. Each act can be done again without harm, and each can be taken back; what an act
// is about may be gone by the time it arrives, and then nothing happens.

type Place = { /** Null at the end. */ before: string | null };
type ModuleWords = Pick<OutlineModule, 'title' | 'description' | 'icon' | 'topics'>;

export type OutlineAct =
  | ({ kind: 'add-module'; module: OutlineModule } & Place)
  | ({ kind: 'add-section'; moduleId: string; section: OutlineSection } & Place)
  | ({ kind: 'add-slide'; sectionId: string; slideId: string } & Place)
  | ({ kind: 'move-module'; moduleId: string } & Place)
  | ({ kind: 'move-section'; sectionId: string; moduleId: string } & Place)
  | ({ kind: 'move-slide'; slideId: string; sectionId: string } & Place)
  | { kind: 'remove-module'; moduleId: string }
  | { kind: 'remove-section'; sectionId: string }
  | { kind: 'remove-slide'; slideId: string }
  | ({ kind: 'describe-module'; moduleId: string } & ModuleWords)
  | { kind: 'name-section'; sectionId: string; title: string };

/** What came of an act; `undo` takes it back. */
export type Acted = { outline: Outline; undo: OutlineAct };

/** Null where there is nothing to do: what it is about is gone, or stands there already. */
export const applyAct = (outline: Outline, act: OutlineAct): Acted | null => {
  switch (act.kind) {
    case 'add-module':
      return addModule(outline, act);
    case 'add-section':
      return addSection(outline, act);
    case 'add-slide':
      return addSlide(outline, act);
    case 'move-module':
      return moveModule(outline, act);
    case 'move-section':
      return moveSection(outline, act);
    case 'move-slide':
      return moveSlide(outline, act);
    case 'remove-module':
      return removeModule(outline, act);
    case 'remove-section':
      return removeSection(outline, act);
    case 'remove-slide':
      return removeSlide(outline, act);
    case 'describe-module':
      return describeModule(outline, act);
    case 'name-section':
      return nameSection(outline, act);
  }
};

type Of<Kind extends OutlineAct['kind']> = Extract<OutlineAct, { kind: Kind }>;

const addModule = (outline: Outline, { module, before }: Of<'add-module'>): Acted | null =>
  isFree(outline, idsOf({ modules: [module] }))
    ? {
        outline: withModule(outline, module, before),
        undo: { kind: 'remove-module', moduleId: module.moduleId },
      }
    : null;

const addSection = (outline: Outline, { section, moduleId, before }: Of<'add-section'>): Acted | null =>
  findModule(outline, moduleId) && isFree(outline, [section.sectionId, ...section.slideIds])
    ? {
        outline: withSection(outline, section, { moduleId, before }),
        undo: { kind: 'remove-section', sectionId: section.sectionId },
      }
    : null;

const addSlide = (outline: Outline, { slideId, sectionId, before }: Of<'add-slide'>): Acted | null =>
  findSection(outline, sectionId) && isFree(outline, [slideId])
    ? {
        outline: withSlide(outline, slideId, { sectionId, before }),
        undo: { kind: 'remove-slide', slideId },
      }
    : null;

const moveModule = (outline: Outline, { moduleId, before }: Of<'move-module'>): Acted | null => {
  const found = findModule(outline, moduleId);
  if (!found || before === moduleId || before === found.before) return null;
  return {
    outline: withModule(withoutModule(outline, moduleId), found.one, before),
    undo: { kind: 'move-module', moduleId, before: found.before },
  };
};

const moveSection = (outline: Outline, act: Of<'move-section'>): Acted | null => {
  const { sectionId, moduleId, before } = act;
  const found = findSection(outline, sectionId);
  if (!found || before === sectionId || !findModule(outline, moduleId)) return null;
  if (found.parent === moduleId && found.before === before) return null;
  return {
    outline: withSection(withoutSection(outline, sectionId), found.one, act),
    undo: { kind: 'move-section', sectionId, moduleId: found.parent, before: found.before },
  };
};

const moveSlide = (outline: Outline, act: Of<'move-slide'>): Acted | null => {
  const { slideId, sectionId, before } = act;
  const found = findSlide(outline, slideId);
  if (!found || before === slideId || !findSection(outline, sectionId)) return null;
  if (found.parent === sectionId && found.before === before) return null;
  return {
    outline: withSlide(withoutSlide(outline, slideId), slideId, act),
    undo: { kind: 'move-slide', slideId, sectionId: found.parent, before: found.before },
  };
};

const removeModule = (outline: Outline, { moduleId }: Of<'remove-module'>): Acted | null => {
  const found = findModule(outline, moduleId);
  return found
    ? {
        outline: withoutModule(outline, moduleId),
        undo: { kind: 'add-module', module: found.one, before: found.before },
      }
    : null;
};
const removeSection = (outline: Outline, { sectionId }: Of<'remove-section'>): Acted | null => {
  const found = findSection(outline, sectionId);
  return found
    ? {
        outline: withoutSection(outline, sectionId),
        undo: { kind: 'add-section', section: found.one, moduleId: found.parent, before: found.before },
      }
    : null;
};
const removeSlide = (outline: Outline, { slideId }: Of<'remove-slide'>): Acted | null => {
  const found = findSlide(outline, slideId);
  return found
    ? {
        outline: withoutSlide(outline, slideId),
        undo: { kind: 'add-slide', slideId, sectionId: found.parent, before: found.before },
      }
    : null;
};

const describeModule = (
  outline: Outline,
  { kind, moduleId, ...words }: Of<'describe-module'>,
): Acted | null => {
  const found = findModule(outline, moduleId);
  if (!found) return null;
  const { title, description, icon, topics } = found.one;
  return {
    outline: mapModules(outline, (module) => (module === found.one ? { ...module, ...words } : module)),
    undo: { kind, moduleId, title, description, icon, topics },
  };
};
const nameSection = (outline: Outline, { kind, sectionId, title }: Of<'name-section'>): Acted | null => {
  const found = findSection(outline, sectionId);
  return found
    ? {
        outline: mapSections(outline, (section) => (section === found.one ? { ...section, title } : section)),
        undo: { kind, sectionId, title: found.one.title },
      }
    : null;
};
