import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, isCodeTaken, isRun } from '#server/modules/catalogue/index.ts';
import { addressesIn, fileIssues } from '#server/modules/media/index.ts';
import { isCalendarZone } from '#server/platform/calendar-zones.ts';
import { selfPacedIssues } from '../self-paced/self-paced-issues.ts';
import { runColumns } from './course-columns.ts';
import { keptSessionIssues } from './kept-session-issues.ts';
import { peopleIssues, START_FIELD } from './people-issues.ts';
import { referenceIssues, selfIssues } from './reference-issues.ts';

export const codeTaken = (field: string, code: string): Issue => ({
  field,
  message: `Course code ${code} is already in use`,
});

/** What a form cannot know of itself: names that others have, ids and files of nothing, people who have a seat. */
export const courseIssuesIn = async (ctx: Ctx, form: CourseForm, asked: Asked): Promise<Issue[]> => [
  ...(await codeIssues(ctx, form, asked.stored)),
  ...zoneIssues(form),
  ...(await kindIssues(ctx, form, asked)),
  ...(await referenceIssues(ctx, asked.kind, form)),
  ...selfIssues(form, asked.stored),
  ...(await mediaIssues(ctx, form)),
];

type Asked = { kind: CourseKind; stored: Course | null };

/** What may not become of a course of its kind. */
const kindIssues = async (ctx: Ctx, form: CourseForm, { kind, stored }: Asked): Promise<Issue[]> => {
  if (kind === 'ELearningCourse')
    return selfPacedIssues(ctx, form, stored?.kind === 'ELearningCourse' ? stored : null);
  const run = stored && isRun(stored) ? stored : null;
  return [
    ...(run ? peopleIssues(form, run) : pastIssues(form, ctx.now, START_FIELD[kind])),
    ...(kind === 'OnlineLiveTraining' ? await keptSessionIssues(ctx, form, run) : []),
  ];
};

/** What is new lies ahead. A template never takes place. */
export const pastIssues = (form: CourseForm, now: Date, field: string): Issue[] => {
  const { startsAt } = runColumns(form, null);
  const isPast = startsAt !== null && startsAt <= now && !form.metadata.isTemplate;
  return isPast ? [{ field, message: 'The start date of a new course must be in the future' }] : [];
};

const mediaIssues = (ctx: Ctx, { media }: CourseForm): Promise<Issue[]> =>
  fileIssues(
    ctx,
    addressesIn(media).map((named) => ({ ...named, field: `media.${named.field}` })),
  );

const codeIssues = async ({ db }: Ctx, { basic }: CourseForm, stored: Course | null): Promise<Issue[]> =>
  basic.courseCode !== '' && (await isCodeTaken(db, basic.courseCode, stored?.id))
    ? [codeTaken('basic.courseCode', basic.courseCode)]
    : [];

export const zoneIssues = ({ schedule }: CourseForm): Issue[] =>
  isCalendarZone(schedule.venueTimezone)
    ? []
    : [{ field: 'schedule.venueTimezone', message: 'Venue timezone is not known' }];
