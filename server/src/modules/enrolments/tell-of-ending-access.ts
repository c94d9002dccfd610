import { addDays, localDate } from '#domain/time/local-date.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { enrolmentEvents } from './enrolments.events.ts';
import { listEnding } from './enrolments.repository.ts';

/** Days left when the end of a self-paced course is told of. */
const NOTICES = { '30': 30, '7': 7 } as const;
/** It is said again on so many days, should the academy have stood still; whoever mails it does so once. */
const DAYS_LATE = 2;
/** Who has just enrolled knows how long it is. */
const DAYS_KNOWN = 7;

/** Says of everybody whose time to learn is running out that they can be told. */
export const tellOfEndingAccess = async (ctx: OuterCtx): Promise<void> => {
  const today = localDate(localDateIn(ctx.now, ACADEMY_ZONE));
  const enrolledBefore = new Date(ctx.now.getTime() - DAYS_KNOWN * 24 * 3_600_000);
  for (const notice of ['30', '7'] as const) {
    const to = addDays(today, NOTICES[notice]);
    const ending = await listEnding(ctx.database, { from: addDays(to, -DAYS_LATE), to, enrolledBefore });
    for (const one of ending)
      await ctx.transact((tx) => announce(tx, enrolmentEvents['access.ending'], { ...one, notice }));
  }
};
