import type { CourseFacts } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, getCourse } from '#server/modules/catalogue/index.ts';
import { listReceipts } from '#server/modules/documents/index.ts';
import { findOrder } from '#server/modules/orders/index.ts';
import type { Owner } from '#server/modules/payments/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { describeSale } from './read-sale.ts';

/** What the letters about an order have in common. */
export const readOrder = async (ctx: Ctx, owner: Owner) => {
  const { reference, title, payer, totalEur } = await describeSale(ctx, owner);
  const order = await findOrder(ctx.db, owner.id);
  if (!order) throw new Error(`the order ${reference} has gone`);
  const [line] = order.lines;
  if (!line) throw new Error(`the order ${reference} is of nothing`);
  const course = await getCourse(ctx.db, line.courseId);
  const { contact } = await readSettings(ctx.db);
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
    orderUrl: `${publicUrl}/orders/${reference}`,
    calendarUrl: `${publicUrl}/in-person/courses/${course.slug}/calendar.ics`,
    adminUrl: `${publicUrl}/admin/orders/${reference}`,
    contactEmail: contact.email,
  };
};

export const factsOf = (course: Course): CourseFacts => {
  const { title, code, startDate, endDate, startTime, endTime, zone, city, country, venue } = course;
  const when = { startDate, endDate, startTime, endTime, zone };
  return { title, code, ...when, city, country, venueName: venue.name, venueAddress: venue.address };
};

/** The receipts that a letter links to; they open for whoever pays, when signed in. */
export const linkReceipts = async (ctx: Ctx, owner: Owner, captureId?: string) => {
  const receipts = await listReceipts(ctx.db, owner);
  return receipts
    .filter((receipt) => captureId === undefined || receipt.captureId === captureId)
    .map(({ id, number, snapshot }) => ({
      id,
      number,
      href: `${ctx.ports.publicUrl}/api/orders/${snapshot.reference}/receipts/${id}`,
    }));
};
