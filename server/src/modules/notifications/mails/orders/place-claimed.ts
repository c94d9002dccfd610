import type { Letter } from '#emails/letter.ts';
import { type CourseFacts, courseFacts, greeting } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { type Order, orderEvents } from '#server/modules/orders/index.ts';
import { courseFactsFor } from '../course-facts.ts';
import { courseOf, orderOf, settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { calendarOf } from '../read-order.ts';

type PlaceClaimed = {
  name: string;
  courses: CourseFacts[];
  /** Where the dates of each are taken over. */
  calendars: { title: string; href: string }[];
  libraryUrl: string;
  contactEmail: string;
};

const claimantOf = async (ctx: Ctx, order: Order | undefined, placeId: string) => {
  const place = order?.lines.flatMap(({ places }) => places).find(({ id }) => id === placeId);
  return place?.userId ? findUser(ctx.db, place.userId) : undefined;
};

export const placeClaimed = defineMail({
  template: 'place-claimed',
  on: [orderEvents['place.claimed']],
  /** Once for each time that somebody claims. */
  async to(ctx, { orderId, placeId }) {
    const user = await claimantOf(ctx, await orderOf(ctx, orderId), placeId);
    return user ? [{ recipient: user.email, about: placeId, data: { orderId, placeId } }] : [];
  },
  /** Nothing to who has left everything meanwhile. */
  async read(ctx, { orderId, placeId }) {
    const order = await orderOf(ctx, orderId);
    const user = await claimantOf(ctx, order, placeId);
    if (!order || !user) return null;
    const [courses, calendars]: [CourseFacts[], PlaceClaimed['calendars']] = [[], []];
    for (const { courseId, places } of order.lines) {
      if (!places.some(({ userId, state }) => userId === user.id && state === 'accepted')) continue;
      const course = await courseOf(ctx, courseId);
      courses.push(await courseFactsFor(ctx, course, user.id));
      if (course.kind !== 'ELearningCourse' && course.startDate)
        calendars.push({ title: course.title, href: calendarOf(ctx, course) });
    }
    if (courses.length === 0) return null;
    const { contact } = await settingsOf(ctx);
    const name = `${user.firstName} ${user.lastName}`.trim();
    const libraryUrl = `${ctx.ports.publicUrl}/library`;
    return { name, courses, calendars, libraryUrl, contactEmail: contact.email };
  },
  write: ({ name, courses, calendars, libraryUrl, contactEmail }: PlaceClaimed): Letter => {
    const [only] = courses;
    const title = courses.length === 1 && only ? only.title : `${courses.length} courses`;
    return {
      subject: `Your place is confirmed: ${title}`,
      heading: 'Your place is confirmed',
      paragraphs: [
        greeting(name),
        'you have claimed what is below and are enrolled. There is nothing to pay.',
        'You find it under your courses. What you learn at your own pace is open now.',
      ],
      facts: [
        ...courses.flatMap(courseFacts),
        ...calendars.map(({ title, href }) => ({ label: 'Calendar', value: title, href })),
      ],
      action: { label: 'See your courses', href: libraryUrl },
      closing: [`If your plans change, tell us early: ${contactEmail}`],
    };
  },
});
