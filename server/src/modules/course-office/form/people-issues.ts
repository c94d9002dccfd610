import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Run } from '#server/modules/catalogue/index.ts';

export const CANCEL_INSTEAD = 'Cancel the course instead, so that everyone is told and refunded.';
const POSTPONE_INSTEAD = 'Postpone the course instead, so that everyone is told and may withdraw.';

/** Where staff say when a course starts. */
export const START_FIELD: Readonly<Record<RunKind, string>> = {
  InPersonCourse: 'schedule.startDate',
  OnlineLiveTraining: 'live.sessions',
};

export const NO_DRAFT =
  'A course with people on it cannot become a draft: its page would be gone for them. Close it instead.';

/** What may not become of a course that somebody has a seat on. */
export const peopleIssues = (form: CourseForm, { kind, status, taken, startDate }: Run): Issue[] => {
  if (taken === 0) return [];
  const { basic, schedule, enrollment, metadata } = form;
  const issues: Issue[] = [];
  if (basic.status === 'cancelled' && status !== 'cancelled')
    issues.push({ field: 'basic.status', message: CANCEL_INSTEAD });
  if (basic.status === 'draft' && status !== 'draft')
    issues.push({ field: 'basic.status', message: NO_DRAFT });
  if (startDate !== null && schedule.startDate !== startDate)
    issues.push({ field: START_FIELD[kind], message: POSTPONE_INSTEAD });
  if (enrollment.seatsAvailable < taken)
    issues.push({
      field: 'enrollment.seatsAvailable',
      message: `Seats available cannot be fewer than the ${taken} that are taken`,
    });
  if (metadata.isTemplate)
    issues.push({ field: 'metadata.isTemplate', message: 'A course with people on it cannot be a template' });
  return issues;
};
