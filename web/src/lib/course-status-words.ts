import type { CourseKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES, type CourseStatus, SELF_PACED_STATUSES } from '#domain/courses/course-status.ts';

type Words = Readonly<Record<CourseStatus, string>>;

export const statusWords: Words = {
  draft: 'Draft',
  open: 'Open',
  full: 'Full',
  closed: 'Closed',
  'in-progress': 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const selfPacedWords: Words = { ...statusWords, open: 'Published', closed: 'Archived' };

/** What staff call the statuses of a kind of course. */
export const statusWordsOf = (kind: CourseKind): Words =>
  kind === 'ELearningCourse' ? selfPacedWords : statusWords;

/** Those that staff can choose for it. */
export const statusesOf = (kind: CourseKind): readonly CourseStatus[] =>
  kind === 'ELearningCourse' ? SELF_PACED_STATUSES : COURSE_STATUSES;
