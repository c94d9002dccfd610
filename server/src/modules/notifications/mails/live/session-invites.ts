import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  type HeldSession,
  listSessionHours,
  type Run,
  sessionEntry,
} from '#server/modules/catalogue/index.ts';
import { oneLine } from '#server/platform/calendar-text.ts';
import { settingsOf } from '../facts.ts';

type Invited = {
  course: Run;
  /** Whose calendar it is for. */
  attendee: { name: string; email: string };
};
type Entry = { session: HeldSession; isCancelled: boolean };

/**
 * What a session has become, as a message to a calendar (RFC 5546): a request, also where it was moved, or that it is
 * cancelled. Each is a message of its own, since one may only be about one entry.
 */
export const sessionInvites = async (
  ctx: Ctx,
  { course, attendee }: Invited,
  entries: readonly Entry[],
): Promise<Attachment[]> => {
  const { brand, contact } = await settingsOf(ctx);
  return entries.map(({ session, isCancelled }) => {
    const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
    const calendar = new ICalCalendar({
      prodId: { company: oneLine(brand.name), product: 'Courses', language: 'EN' },
      method,
    });
    calendar.createEvent({
      ...sessionEntry(course, session, ctx.ports.publicUrl),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: oneLine(brand.name), email: contact.email },
      attendees: [
        { ...attendee, name: oneLine(attendee.name), status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
      ],
    });
    return {
      name: `session-${session.number}.ics`,
      type: `text/calendar; charset=utf-8; method=${method}`,
      content: calendar.toString(),
    };
  });
};

/** The same of all sessions of a live course that are still to come; none of one in person, which letters link to. */
export const courseInvites = async (
  ctx: Ctx,
  invited: Invited,
  isCancelled: boolean,
): Promise<Attachment[]> => {
  if (invited.course.kind !== 'OnlineLiveTraining') return [];
  const sessions = await listSessionHours(ctx.db, invited.course);
  const ahead = sessions.filter(({ cancelledAt, endsAt }) => cancelledAt === null && endsAt > ctx.now);
  return sessionInvites(
    ctx,
    invited,
    ahead.map((session) => ({ session, isCancelled })),
  );
};
