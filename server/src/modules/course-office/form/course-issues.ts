import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { isCodeTaken } from '#server/modules/catalogue/index.ts';
import { addressesIn, fileIssues } from '#server/modules/media/index.ts';
import { isCalendarZone } from '#server/platform/calendar-zones.ts';
import { columnsOf } from './course-columns.ts';
import { keptSessionIssues } from './kept-session-issues.ts';
import { peopleIssues, START_FIELD } from './people-issues.ts';
import { referenceIssues, selfIssues } from './reference-issues.ts';

export const codeTaken = (field: string, code: string): Issue => ({
  field,
  message: `Course code ${code} is already in use`,
});

/** What a form cannot know of itself: names that others have, ids and files of nothing, people who have a seat. */
export const courseIssuesIn = async (
  ctx: Ctx,
  form: CourseForm,
  { kind, stored }: { kind: RunKind; stored: Run | null },
): Promise<Issue[]> => [
  ...(await codeIssues(ctx, form, stored)),
  ...zoneIssues(form),
  ...(stored ? peopleIssues(form, stored) : pastIssues(form, ctx.now, START_FIELD[kind])),
  ...(await referenceIssues(ctx, kind, form)),
  ...selfIssues(form, stored),
  ...(kind === 'OnlineLiveTraining' ? await keptSessionIssues(ctx, form, stored) : []),
  ...(await mediaIssues(ctx, form)),
];

/** What is new lies ahead. A template never takes place. */
export const pastIssues = (form: CourseForm, now: Date, field: string): Issue[] => {
  const { startsAt } = columnsOf(form, null);
  const isPast = startsAt !== null && startsAt <= now && !form.metadata.isTemplate;
  return isPast ? [{ field, message: 'The start date of a new course must be in the future' }] : [];
};

const mediaIssues = (ctx: Ctx, { media }: CourseForm): Promise<Issue[]> =>
  fileIssues(
    ctx,
    addressesIn(media).map((named) => ({ ...named, field: `media.${named.field}` })),
  );

const codeIssues = async ({ db }: Ctx, { basic }: CourseForm, stored: Run | null): Promise<Issue[]> =>
  basic.courseCode !== '' && (await isCodeTaken(db, basic.courseCode, stored?.id))
    ? [codeTaken('basic.courseCode', basic.courseCode)]
    : [];

export const zoneIssues = ({ schedule }: CourseForm): Issue[] =>
  isCalendarZone(schedule.venueTimezone)
    ? []
    : [{ field: 'schedule.venueTimezone', message: 'Venue timezone is not known' }];
