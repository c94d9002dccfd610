import { libraryPage } from '#contracts/courses/course-pages.ts';
import type { Attachment, Letter } from '#emails/letter.ts';
import { type CourseFacts, courseFacts } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findUser } from '#server/modules/identity/index.ts';
import type { Order } from '#server/modules/orders/index.ts';
import { courseFactsFor } from '../course-facts.ts';
import { courseOf, runOf, settingsOf } from '../facts.ts';
import { courseInvites } from '../live/session-invites.ts';
import type { Owed } from '../mail.ts';

export type GuestIds = { userId: string; courseId: string };

/** Who was, or is, on a course of an order that somebody else has paid: they hear of the course and of no money. */
export const toGuests = async <D extends GuestIds>(
  ctx: Ctx,
  { order, courseId }: { order: Order; courseId: string },
  owe: (guest: GuestIds) => { about: string; data: D },
): Promise<Owed<D>[]> => {
  const places = order.lines.filter((line) => line.courseId === courseId).flatMap((line) => line.places);
  const owed: Owed<D>[] = [];
  for (const { userId } of places) {
    const user = userId && userId !== order.userId ? await findUser(ctx.db, userId) : undefined;
    if (user) owed.push({ recipient: user.email, ...owe({ userId: user.id, courseId }) });
  }
  return owed;
};

export type GuestFacts = {
  name: string;
  course: CourseFacts;
  /** Empty where staff gave none. */
  reason: string;
  libraryUrl: string;
  contactEmail: string;
  /** Of a live course: what became of its sessions, for the calendar. */
  attachments: Attachment[];
};

/** The sessions of their course for their calendar, or to be taken from it. */
export const guestInvites = async (
  ctx: Ctx,
  { userId, courseId }: GuestIds,
  isCancelled: boolean,
): Promise<Attachment[]> => {
  const user = await findUser(ctx.db, userId);
  if (!user) return [];
  const attendee = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
  return courseInvites(ctx, { course: await runOf(ctx, courseId), attendee }, isCancelled);
};

/** Null where the person is gone. */
export const readGuest = async (ctx: Ctx, { userId, courseId }: GuestIds): Promise<GuestFacts | null> => {
  const user = await findUser(ctx.db, userId);
  if (!user) return null;
  const { contact } = await settingsOf(ctx);
  const booked = await courseOf(ctx, courseId);
  const course = await courseFactsFor(ctx, booked, userId);
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    course,
    reason: '',
    libraryUrl: `${ctx.ports.publicUrl}${libraryPage(booked.kind)}`,
    contactEmail: contact.email,
    attachments: [],
  };
};

export const guestLetter = (
  { course, reason, libraryUrl, contactEmail, attachments }: GuestFacts,
  words: Pick<Letter, 'subject' | 'heading' | 'paragraphs'>,
): Letter => ({
  ...words,
  ...(reason !== '' && { quote: { title: 'Reason', text: reason } }),
  facts: courseFacts(course),
  action: { label: 'See your courses', href: libraryUrl },
  closing: [`If you have booked a journey or have a question, please write to us: ${contactEmail}`],
  attachments,
});
