import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { isCodeTaken } from '#server/modules/catalogue/index.ts';
import { addressesIn, fileIssues } from '#server/modules/media/index.ts';
import { isCalendarZone } from '#server/platform/calendar-zones.ts';
import { columnsOf } from './course-columns.ts';
import { unknownIds } from './course-writes.repository.ts';
import { peopleIssues } from './people-issues.ts';

export const codeTaken = (field: string, code: string): Issue => ({
  field,
  message: `Course code ${code} is already in use`,
});

/** What a form cannot know of itself: names that others have, ids and files of nothing, people who have a seat. */
export const courseIssuesIn = async (
  ctx: Ctx,
  form: CourseForm,
  stored: InPersonCourse | null,
): Promise<Issue[]> => [
  ...(await codeIssues(ctx, form, stored)),
  ...zoneIssues(form),
  ...(stored ? peopleIssues(form, stored) : pastIssues(form, ctx.now, 'schedule.startDate')),
  ...(await referenceIssues(ctx, form)),
  ...(stored ? selfIssues(form, stored) : []),
  ...(await mediaIssues(ctx, form)),
];

/** What is new lies ahead. A template never takes place. */
export const pastIssues = (form: CourseForm, now: Date, field: string): Issue[] => {
  const { startsAt } = columnsOf(form, null);
  const isPast = startsAt !== null && startsAt <= now && !form.metadata.isTemplate;
  return isPast ? [{ field, message: 'The start date of a new course must be in the future' }] : [];
};

const selfIssues = ({ enrollment }: CourseForm, { id }: InPersonCourse): Issue[] =>
  enrollment.linkedCourses.flatMap(({ courseId }, at) =>
    courseId === id
      ? [{ field: `enrollment.linkedCourses.${at}.courseId`, message: 'A course cannot come with itself' }]
      : [],
  );

const mediaIssues = (ctx: Ctx, { media }: CourseForm): Promise<Issue[]> =>
  fileIssues(
    ctx,
    addressesIn(media).map((named) => ({ ...named, field: `media.${named.field}` })),
  );

const codeIssues = async (
  { db }: Ctx,
  { basic }: CourseForm,
  stored: InPersonCourse | null,
): Promise<Issue[]> =>
  basic.courseCode !== '' && (await isCodeTaken(db, basic.courseCode, stored?.id))
    ? [codeTaken('basic.courseCode', basic.courseCode)]
    : [];

export const zoneIssues = ({ schedule }: CourseForm): Issue[] =>
  isCalendarZone(schedule.venueTimezone)
    ? []
    : [{ field: 'schedule.venueTimezone', message: 'Venue timezone is not known' }];

const referenceIssues = async ({ db }: Ctx, form: CourseForm): Promise<Issue[]> => {
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
