import { contentOf } from '#contracts/course-builder/content-of.ts';
import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import { type CourseContent, courseContent } from '#contracts/learning/content.ts';
import type { Refused } from '#domain/course-builder/checks/check-course.ts';

type Path = readonly PropertyKey[];

/** A draft as it would be published, or what of it a version cannot have, at its slide, section, module or test. */
export const readAsContent = (
  draft: DraftContent,
): { content: CourseContent | null; refused: readonly Refused[] } => {
  const read = courseContent.safeParse(contentOf(draft));
  if (read.success) return { content: read.data, refused: [] };
  const refused = read.error.issues.map(({ path, message }) => {
    const { partId, within } = partAt(draft, path);
    const field = within.map(String).join('.');
    return { partId, message: field ? `${field}: ${message}.` : `${message}.` };
  });
  return { content: null, refused };
};

/** The smallest part that a path leads to, and the rest of the path. */
const partAt = (draft: DraftContent, path: Path): { partId: string; within: Path } => {
  const [list, at, , sectionAt, , slideAt] = path;
  if (list === 'tests') return { partId: draft.tests[Number(at)]?.testId ?? '', within: path.slice(2) };
  const module = draft.modules[Number(at)];
  const section = path[2] === 'sections' ? module?.sections[Number(sectionAt)] : undefined;
  const slide = path[4] === 'slides' ? section?.slides[Number(slideAt)] : undefined;
  if (slide) return { partId: slide.slideId, within: path.slice(6) };
  if (section) return { partId: section.sectionId, within: path.slice(4) };
  return { partId: module?.moduleId ?? '', within: path.slice(module ? 2 : 0) };
};
