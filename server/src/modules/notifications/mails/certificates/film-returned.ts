import { videoPage } from '#contracts/courses/course-pages.ts';
import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { attendanceEvents, findVideo, videosOf } from '#server/modules/attendance/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { runFactsOf } from '../course-facts.ts';
import { courseOf, settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';

type FilmReturned = {
  name: string;
  course: RunFacts;
  reason: string;
  url: string;
  contactEmail: string;
};

export const filmReturned = defineMail({
  template: 'film-returned',
  on: [attendanceEvents['video.returned']],
  /** Once for each film. */
  async to(ctx, { videoId }) {
    const video = await findVideo(ctx.db, videoId);
    const user = video && (await findUser(ctx.db, video.userId));
    return user ? [{ recipient: user.email, about: videoId, data: { videoId } }] : [];
  },
  /** Nothing where another was handed in meanwhile. */
  async read(ctx, { videoId }) {
    const video = await findVideo(ctx.db, videoId);
    const user = video && (await findUser(ctx.db, video.userId));
    if (!video || !user) return null;
    const [latest] = await videosOf(ctx.db, [video.enrolmentId]);
    const course = await courseOf(ctx, video.courseId);
    if (latest?.id !== videoId || course.kind !== 'InPersonCourse') return null;
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      course: runFactsOf(course),
      reason: video.note,
      url: `${ctx.ports.publicUrl}${videoPage(course.slug)}`,
      contactEmail: contact.email,
    };
  },
  write: ({ name, course, reason, url, contactEmail }: FilmReturned): Letter => ({
    subject: `Please hand in another film: ${course.title}`,
    heading: 'Please hand in another film',
    paragraphs: [
      greeting(name),
      'the film that you handed in for your certificate was looked at and given back. Why is written below.',
    ],
    facts: courseFacts(course),
    quote: { title: 'Why', text: reason },
    action: { label: 'Hand in another film', href: url },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
