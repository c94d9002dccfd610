import { viewerPage } from '#contracts/courses/course-pages.ts';
import { addMonths, localDate } from '#domain/time/local-date.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { oneLine } from '#server/platform/calendar-text.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import {
  type CalendarCourse,
  type CalendarEntry,
  courseEntries,
  wholeDay,
  withSessions,
  writeCalendar,
} from '../../catalogue/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type EndingAccess, listEndingAccess, listEnrolledRuns, type Window } from './enrolled.repository.ts';
import { hashOfToken } from './feed-links.ts';
import { findFeedByHash, noteFetched } from './own-feeds.repository.ts';

const MONTHS_BACK = 24;
const DAY_MS = 24 * 60 * 60_000;
/** So long what was called off stays, struck out: a calendar takes away by it what it has copied. */
const CALLED_OFF_DAYS = 42;
const NOTED_EVERY_MS = 15 * 60_000;

/**
 * The calendar of whoever made this address: every course that they are enrolled in, and nothing about them. It is for
 * programs that cannot log in, so that the address alone is asked.
 */
export const readOwnFeed = async (ctx: Ctx, { token }: { token: string }): Promise<string> => {
  const feed = await findFeedByHash(ctx.db, hashOfToken(token));
  if (!feed) throw new AppError('not-found');
  const before = new Date(ctx.now.getTime() - NOTED_EVERY_MS);
  if (feed.fetchedAt === null || feed.fetchedAt < before)
    await noteFetched(ctx.db, feed.id, { at: ctx.now, before });

  const { brand } = await readSettings(ctx.db);
  const entries = await entriesOf(ctx, {
    userId: feed.userId,
    from: addMonths(localDate(localDateIn(ctx.now, ACADEMY_ZONE)), -MONTHS_BACK),
    calledOffSince: new Date(ctx.now.getTime() - CALLED_OFF_DAYS * DAY_MS),
  });
  return writeCalendar({ name: `${brand.name} courses`, company: brand.name, isBusy: true, entries });
};

const entriesOf = async ({ db, ports: { publicUrl } }: Ctx, window: Window): Promise<CalendarEntry[]> => {
  const runs = await withSessions(db, await listEnrolledRuns(db, window));
  return [
    ...runs.flatMap((run) => courseEntries(withoutOldNews(run, window), { publicUrl, as: 'participant' })),
    ...(await listEndingAccess(db, window)).map((access) => endOfAccess(access, publicUrl)),
  ];
};

const withoutOldNews = (run: CalendarCourse, { calledOffSince }: Window): CalendarCourse => ({
  ...run,
  sessions: run.sessions.filter(({ cancelledAt }) => cancelledAt === null || cancelledAt >= calledOffSince),
});

const endOfAccess = (access: EndingAccess, publicUrl: string): CalendarEntry => {
  const url = publicUrl + viewerPage(access.slug);
  return {
    ...wholeDay(access.accessUntil),
    id: access.enrolmentId,
    sequence: access.version,
    updatedAt: access.updatedAt,
    summary: `Access to ${oneLine(access.title)} ends`,
    location: '',
    description: `The course can be opened until the end of this day: ${url}`,
    url,
    isCancelled: false,
  };
};
