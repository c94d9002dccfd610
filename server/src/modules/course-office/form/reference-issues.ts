import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { isSeriesOf, unknownIds } from './course-writes.repository.ts';

/** Ids of nothing. */
export const referenceIssues = async ({ db }: Ctx, kind: CourseKind, form: CourseForm): Promise<Issue[]> => {
  const { instructors, certification, basic, enrollment } = form;
  const named = (field: string, label: string, id: string | null) => ({ field, label, id });
  const people = [
    named('instructors.primary.instructorId', 'Primary instructor', instructors.primary.instructorId),
    ...instructors.additional.map(({ instructorId }, at) =>
      named(`instructors.additional.${at}.instructorId`, 'Instructor', instructorId),
    ),
  ];
  const bodies = [
    named('certification.issuingAuthorityId', 'Issuing authority', certification.issuingAuthorityId),
    ...certification.certificationBodies.map(({ bodyId }, at) =>
      named(`certification.certificationBodies.${at}.bodyId`, 'Certification body', bodyId),
    ),
  ];
  const linked = enrollment.linkedCourses.map(({ courseId }, at) =>
    named(`enrollment.linkedCourses.${at}.courseId`, 'Linked course', courseId),
  );
  const groups = [
    { what: 'instructors', all: people },
    { what: 'certificationBodies', all: bodies },
    { what: 'courses', all: linked },
  ] as const;
  const { seriesId } = basic;
  const isOtherSeries = seriesId !== null && !(await isSeriesOf(db, kind, seriesId));
  const issues: Issue[] = isOtherSeries ? [{ field: 'basic.seriesId', message: 'Series is not known' }] : [];
  for (const { what, all } of groups) {
    const unknown = await unknownIds(
      db,
      what,
      all.flatMap(({ id }) => id ?? []),
    );
    for (const { field, label, id } of all)
      if (id !== null && unknown.has(id)) issues.push({ field, message: `${label} is not known` });
  }
  return issues;
};

export const selfIssues = ({ enrollment }: CourseForm, stored: Pick<Course, 'id'> | null): Issue[] =>
  enrollment.linkedCourses.flatMap(({ courseId }, at) =>
    stored && courseId === stored.id
      ? [{ field: `enrollment.linkedCourses.${at}.courseId`, message: 'A course cannot come with itself' }]
      : [],
  );
