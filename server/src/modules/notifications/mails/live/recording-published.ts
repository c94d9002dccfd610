import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { formatLongDate, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findLiveEnrolment, listEnrolled } from '#server/modules/enrolments/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findPublished, liveEvents } from '#server/modules/live/index.ts';
import { settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';

type RecordingPublished = {
  name: string;
  course: { title: string; code: string };
  session: { title: string; date: LocalDate };
  until: LocalDate;
  url: string;
  contactEmail: string;
};

export const recordingPublished = defineMail({
  template: 'recording-published',
  on: [liveEvents['recording.published']],
  /** Whoever is enrolled then; once for each recording, however often it is published. */
  async to(ctx, { recordingId }) {
    const published = await findPublished(ctx, recordingId);
    const people = published ? await listEnrolled(ctx.db, published.course.id) : [];
    return people.map(({ person }) => ({
      recipient: person.email,
      about: recordingId,
      data: { recordingId, userId: person.id },
    }));
  },
  /** Nothing where it was taken back meanwhile, or the person has left. */
  async read(ctx, { recordingId, userId }) {
    const published = await findPublished(ctx, recordingId);
    const user = await findUser(ctx.db, userId);
    if (!published?.until || !user) return null;
    const { course, session, until } = published;
    if (!(await findLiveEnrolment(ctx.db, { userId, courseId: course.id }))) return null;
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      course: { title: course.title, code: course.code },
      session: { title: session.title, date: localDate(session.date) },
      until,
      url: `${ctx.ports.publicUrl}${sessionsPage(course.slug, session.number)}`,
      contactEmail: contact.email,
    };
  },
  write: ({ name, course, session, until, url, contactEmail }: RecordingPublished): Letter => ({
    subject: `The recording is there: ${course.title}`,
    heading: 'The recording is there',
    paragraphs: [
      greeting(name),
      `the session below was recorded, and you can see it until ${formatLongDate(until)}, on the page that you joined it from and with your own login.`,
      'Watching it does not count as attendance.',
    ],
    facts: [
      { label: 'Course', value: course.title },
      { label: 'Code', value: course.code },
      { label: 'Session', value: session.title },
      { label: 'Date', value: formatLongDate(session.date) },
    ].filter(({ value }) => value !== ''),
    action: { label: 'See the recording', href: url },
    closing: [`If something cannot be seen or heard, please write to us: ${contactEmail}`],
  }),
});
