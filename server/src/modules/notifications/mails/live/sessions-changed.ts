import { sessionsPage } from '#contracts/courses/course-pages.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  changesOfAct,
  type HeldSession,
  listSessionHours,
  type Run,
  type SessionChange,
} from '#server/modules/catalogue/index.ts';
import { courseOfficeEvents } from '#server/modules/course-office/index.ts';
import { findLiveEnrolment, listEnrolled } from '#server/modules/enrolments/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { runOf, settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { sessionInvites } from './session-invites.ts';
import { type Clocks, sessionTimes } from './session-times.ts';
import { type SessionsChanged, sessionsChangedLetter, type Told } from './sessions-changed-letter.ts';

export const sessionsChanged = defineMail({
  template: 'sessions-changed',
  on: [courseOfficeEvents['course.sessions-changed']],
  async to(ctx, { courseId, actId }) {
    const participants = await listEnrolled(ctx.db, courseId);
    return participants.map(({ person }) => ({
      recipient: person.email,
      about: actId,
      data: { courseId, actId, userId: person.id },
    }));
  },
  /** Nothing to who has left meanwhile, and nothing of a session that was changed once more or of a course that was called off. */
  async read(ctx, { courseId, actId, userId }): Promise<SessionsChanged | null> {
    const course = await runOf(ctx, courseId);
    const user = await findUser(ctx.db, userId);
    const changes = await changesOfAct(ctx.db, actId);
    const isEnrolled = await findLiveEnrolment(ctx.db, { userId, courseId });
    if (!user || !isEnrolled || changes.length === 0 || course.status === 'cancelled') return null;
    const name = `${user.firstName} ${user.lastName}`.trim();
    const sessions = await listSessionHours(ctx.db, course);
    const changed = sessions.flatMap((session) => {
      const change = changes.find(({ sessionId }) => sessionId === session.id);
      return change ? [{ session, change, isCancelled: change.kind === 'cancelled' }] : [];
    });
    const clocks = { organizer: course.zone, own: user.zone };
    const { contact } = await settingsOf(ctx);
    return {
      name,
      courseTitle: course.title,
      changes: changed.map((one) => tell(one, clocks)),
      reason: changes[0]?.reason ?? '',
      next: nextOf(ctx, sessions, clocks),
      pageUrl: pageOf(ctx, course, changed),
      contactEmail: contact.email,
      attachments: await sessionInvites(ctx, { course, attendee: { name, email: user.email } }, changed),
    };
  },
  write: sessionsChangedLetter,
});

type Changed = { session: HeldSession; change: SessionChange };

const nameOf = ({ number, title }: HeldSession): string =>
  title ? `Session ${number}, ${title}` : `Session ${number}`;

const tell = ({ session, change }: Changed, clocks: Clocks): Told => ({
  name: nameOf(session),
  isCancelled: change.kind === 'cancelled',
  from: sessionTimes({ startsAt: change.fromStartsAt, endsAt: change.fromEndsAt }, clocks),
  to: sessionTimes(session, clocks),
});

const nextOf = ({ now }: Ctx, sessions: readonly HeldSession[], clocks: Clocks): string | null => {
  const next = sessions.find(({ cancelledAt, endsAt }) => cancelledAt === null && endsAt > now);
  return next ? `${nameOf(next)}: ${sessionTimes(next, clocks)}` : null;
};

const pageOf = ({ ports }: Ctx, { slug }: Run, [first]: readonly Changed[]): string =>
  ports.publicUrl + sessionsPage(slug, first?.session.number);
