import { courseList } from '#contracts/courses/course-pages.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findWaiting } from '#server/modules/waiting-list/index.ts';
import { runFactsOf } from '../course-facts.ts';
import { runOf, settingsOf } from '../facts.ts';
import type { Owed } from '../mail.ts';

export type WaitingIds = { waitingId: string };

/** Whose place in line it is, or was. */
export const toWaiting = async <D extends WaitingIds>(
  ctx: Ctx,
  about: string,
  data: D,
): Promise<Owed<D>[]> => {
  const place = await findWaiting(ctx.db, data.waitingId);
  const user = place && (await findUser(ctx.db, place.userId));
  return user ? [{ recipient: user.email, about, data }] : [];
};

/** What the letters about a place in line have in common; null where its person is gone. */
export const readWaiting = async (ctx: Ctx, { waitingId }: WaitingIds) => {
  const place = await findWaiting(ctx.db, waitingId);
  const user = place && (await findUser(ctx.db, place.userId));
  if (!user) return null;
  const run = await runOf(ctx, place.courseId);
  const { contact } = await settingsOf(ctx);
  const { publicUrl } = ctx.ports;
  return {
    name: user.firstName,
    run,
    course: runFactsOf(run),
    isAutomatic: run.waitlist.autoNotifyOnAvailability,
    placeUrl: `${publicUrl}/waiting-list/${run.slug}`,
    coursesUrl: `${publicUrl}${courseList(run.kind)}`,
    contactEmail: contact.email,
  };
};
