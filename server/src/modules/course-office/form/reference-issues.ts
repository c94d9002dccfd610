import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { unknownIds } from './course-writes.repository.ts';

/** Ids of nothing. */
export const referenceIssues = async ({ db }: Ctx, form: CourseForm): Promise<Issue[]> => {
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
    { what: 'courseSeries', all: [named('basic.seriesId', 'Series', basic.seriesId)] },
    { what: 'instructors', all: people },
    { what: 'certificationBodies', all: bodies },
    { what: 'courses', all: linked },
  ] as const;
  const issues: Issue[] = [];
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

export const selfIssues = ({ enrollment }: CourseForm, stored: Pick<InPersonCourse, 'id'> | null): Issue[] =>
  enrollment.linkedCourses.flatMap(({ courseId }, at) =>
    stored && courseId === stored.id
      ? [{ field: `enrollment.linkedCourses.${at}.courseId`, message: 'A course cannot come with itself' }]
      : [],
  );
