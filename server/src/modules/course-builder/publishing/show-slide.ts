import { slideOf } from '#contracts/course-builder/content-of.ts';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { type Slide, slide } from '#contracts/learning/content.ts';
import { checkCourse } from '#domain/course-builder/checks/check-course.ts';
import { drawingIssues } from '#server/modules/learning/index.ts';
import { checkedOf } from './checked-of.ts';

/** A slide that is being written, where it can be shown already; what it lacks where it cannot. */
export const showSlide = (draft: DraftSlide): { slide: Slide | null; problem: string } => {
  const read = slide.safeParse(slideOf(draft));
  const isShown = read.success && drawingIssues(read.data).length === 0;
  return isShown ? { slide: read.data, problem: '' } : { slide: null, problem: lackOf(draft) };
};

const lackOf = (draft: DraftSlide): string => {
  const section = { sectionId: 'section', title: 'Section', slides: [draft] };
  const words = { title: 'Module', description: 'Module', icon: '', topics: [] };
  const course = { modules: [{ moduleId: 'module', ...words, sections: [section] }], tests: [] };
  const lacks = checkCourse(checkedOf(course, new Map()), [])
    .filter(({ level, name }) => level === 'error' && name !== 'files')
    .flatMap(({ findings }) => findings.map(({ message }) => message));
  return ['This slide cannot be shown yet.', ...lacks].join(' ');
};
