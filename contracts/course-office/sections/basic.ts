import { COURSE_STATUSES, SELF_PACED_STATUSES } from '#domain/courses/course-status.ts';
import { CATEGORIES, DISCIPLINES } from '../../courses/course-options.ts';
import { choice, id, section, text } from './cleaned.ts';

/** Length and presence of title and description are told by the rules of the form, in its words. */
export const basicShape = {
  courseCode: text('Course code', 40).overwrite((code) => code.toUpperCase()),
  title: text('Course title', 10_000),
  description: text('Course description', 50_000),
  category: choice('Category', CATEGORIES, 'aesthetic'),
  status: choice('Status', COURSE_STATUSES, 'draft'),
  /** What this is a run of; null: of what its title says. */
  seriesId: id('Series'),
  /** Of the series: the same for all its runs. */
  discipline: choice('Discipline', DISCIPLINES, 'injectables'),
};
export const basicSection = section(basicShape);

/** Of a self-paced course, which has no days on which it could be full, begin or end. */
export const selfPacedBasic = section({
  ...basicShape,
  status: choice('Status', SELF_PACED_STATUSES, 'draft'),
});
