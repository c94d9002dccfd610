import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { courseOfficeEvents } from '#server/modules/course-office/index.ts';
import { findLiveEnrolment, listEnrolled } from '#server/modules/enrolments/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { runFactsOf } from '../course-facts.ts';
import { runOf, settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { isStillAhead } from './course-notice.ts';
import { actionFor } from './read-notice.ts';

type CourseTakesPlace = {
  name: string;
  course: RunFacts;
  action: Letter['action'];
  contactEmail: string;
};

/** Of a run that too few are on. That it was in doubt is not said: who reads may not have known. */
export const courseTakesPlace = defineMail({
  template: 'course-takes-place',
  on: [courseOfficeEvents['course.held-anyway']],
  /** Whoever is enrolled then; once for each start of a course, however often it was decided on. */
  async to(ctx, { courseId, startDate }) {
    const people = await listEnrolled(ctx.db, courseId);
    return people.map(({ person }) => ({
      recipient: person.email,
      about: `${courseId}:${startDate}`,
      data: { courseId, startDate, userId: person.id },
    }));
  },
  /** Nothing where it was cancelled or moved meanwhile or has begun, or the person has left. */
  async read(ctx, { courseId, startDate, userId }) {
    const user = await findUser(ctx.db, userId);
    const course = await runOf(ctx, courseId);
    if (!user || !isStillAhead(ctx, course, startDate)) return null;
    if (!(await findLiveEnrolment(ctx.db, { userId, courseId }))) return null;
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      course: runFactsOf(course),
      action: actionFor(ctx.ports.publicUrl, course, false),
      contactEmail: contact.email,
    };
  },
  write: ({ name, course, action, contactEmail }: CourseTakesPlace): Letter => ({
    subject: `Your course takes place: ${course.title}`,
    heading: 'Your course takes place',
    paragraphs: [
      greeting(name),
      'the course below takes place as planned. Your place is kept: you need not do anything.',
      ...(course.isLive ? [] : ['If you have waited with booking a journey, you can book it now.']),
    ],
    facts: courseFacts(course),
    action,
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
