import type { DraftContent, DraftModule, DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { ExportedCourse } from '#contracts/course-builder/import.ts';
import { outline } from '#contracts/course-builder/outline.ts';
import { unsafeInDrawing } from '#domain/learning/drawing-rules.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { outlineOf, slidesOf } from '../../draft/open-draft.ts';
import { LINES } from '../import-words.ts';
import type { Report } from '../report.ts';

/** Whether it can be a draft: no part is named twice, and no section has more than an order takes. */
export const isWhole = (content: DraftContent): boolean => {
  const sections = content.modules.flatMap((module) => module.sections);
  const ids = [
    ...content.modules.map(({ moduleId }) => moduleId),
    ...sections.map(({ sectionId }) => sectionId),
    ...slidesOf(content).map(({ slideId }) => slideId),
    ...content.tests.map(({ testId }) => testId),
  ];
  return new Set(ids).size === ids.length && outline.safeParse(outlineOf(content)).success;
};

/** Without drawings that do more than draw: their places are empty. */
export const withoutUnsafe = (content: DraftContent, report: Report): DraftContent =>
  JSON.parse(JSON.stringify(content), (_, value) => {
    if (value?.kind !== 'drawing' || typeof value.svg !== 'string') return value;
    const problem = unsafeInDrawing(value.svg);
    if (problem === null) return value;
    report.tell(LINES.drawing(value.alt || 'without words', problem));
    return null;
  });

/** Modules that can stand beside those that they were copied from; what leads from slide to slide stays among them. */
export const withFreshIds = (modules: DraftModule[]): DraftModule[] => {
  const fresh = new Map(slidesOf({ modules }).map(({ slideId }) => [slideId, uuidv7()]));
  const renamed = ({ leadsBackTo, ...slide }: DraftSlide): DraftSlide => {
    const back = leadsBackTo && fresh.get(leadsBackTo);
    return { ...slide, slideId: fresh.get(slide.slideId) ?? uuidv7(), ...(back && { leadsBackTo: back }) };
  };
  return modules.map((module) => ({
    ...module,
    moduleId: uuidv7(),
    sections: module.sections.map((section) => ({
      ...section,
      sectionId: uuidv7(),
      slides: section.slides.map(renamed),
    })),
  }));
};

const COUNTED = { image: 'pictures', video: 'films', audio: 'recordings', document: 'documents' } as const;

export const countOwn = ({ modules }: DraftContent, files: ExportedCourse['files'], report: Report) => {
  const slides = slidesOf({ modules });
  report.take('modules', modules.length);
  report.take('sections', modules.flatMap(({ sections }) => sections).length);
  report.take('slides', slides.length);
  report.take('scripts', slides.filter(({ narration }) => narration?.script).length);
  for (const { kind } of files) report.take(COUNTED[kind]);
};
