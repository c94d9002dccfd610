import { localDate } from '#domain/time/local-date.ts';
import type { CourseFacts } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { describeOrder } from '#server/modules/orders/index.ts';
import type { Owner } from '#server/modules/payments/index.ts';
import { localDateIn } from '#server/platform/time.ts';
import { courseOf, orderOf, receiptsOf, settingsOf } from './facts.ts';

/** What the letters about an order have in common. */
export const readOrder = async (ctx: Ctx, owner: Owner) => {
  const order = await orderOf(ctx, owner.id);
  if (!order) throw new Error(`the order ${owner.id} has gone`);
  const { reference, title, payer, totalEur } = describeOrder(order);
  const [line] = order.lines;
  if (!line) throw new Error(`the order ${reference} is of nothing`);
  const course = await courseOf(ctx, line.courseId);
  const { contact } = await settingsOf(ctx);
  const { publicUrl } = ctx.ports;
  return {
    order,
    courseId: course.id,
    payer,
    name: payer.name,
    reference,
    totalEur,
    courseTitle: title,
    course: factsOf(course),
    zone: course.zone,
    policy: line.policy,
    today: localDate(localDateIn(ctx.now, course.zone)),
    orderUrl: `${publicUrl}/orders/${reference}`,
    calendarUrl: `${publicUrl}/in-person/courses/${course.slug}/calendar.ics`,
    adminUrl: `${publicUrl}/admin/orders/${reference}`,
    contactEmail: contact.email,
  };
};

export const factsOf = (course: InPersonCourse): CourseFacts => {
  const { title, code, startDate, endDate, startTime, endTime, zone, city, country, venue } = course;
  const when = { startDate, endDate, startTime, endTime, zone };
  return { title, code, ...when, city, country, venueName: venue.name, venueAddress: venue.address };
};

/** The receipts that a letter links to; they open for whoever pays, when signed in. */
export const linkReceipts = async (ctx: Ctx, owner: Owner, captureId?: string) => {
  const receipts = await receiptsOf(ctx, owner);
  return receipts
    .filter((receipt) => captureId === undefined || receipt.captureId === captureId)
    .map(({ id, number, snapshot }) => ({
      id,
      number,
      href: `${ctx.ports.publicUrl}/api/orders/${snapshot.reference}/receipts/${id}`,
    }));
};
