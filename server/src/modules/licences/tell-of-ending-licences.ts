import { addDays, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { licenceEvents } from './licences.events.ts';
import { listAcceptedUntil } from './licences.repository.ts';

const DAYS_BEFORE = 30;
/** It is said again on so many days, should the academy have stood still; whoever mails it does so once. */
const DAYS_LATE = 6;

/** Says of licences that end in thirty days, and of those that have ended, that their people can be told. */
export const tellOfEndingLicences = async (ctx: OuterCtx): Promise<void> => {
  const today = localDate(localDateIn(ctx.now, ACADEMY_ZONE));
  await tell(ctx, 'licence.ending', addDays(today, DAYS_BEFORE));
  await tell(ctx, 'licence.ended', addDays(today, -1));
};

const tell = async (
  ctx: OuterCtx,
  event: 'licence.ending' | 'licence.ended',
  to: LocalDate,
): Promise<void> => {
  const found = await listAcceptedUntil(ctx.database, { from: addDays(to, -DAYS_LATE), to });
  for (const licenceId of found)
    await ctx.transact((tx) => announce(tx, licenceEvents[event], { licenceId }));
};
