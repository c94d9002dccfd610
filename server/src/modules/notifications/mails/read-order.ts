import { coursePage } from '#contracts/courses/course-pages.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { OrderedCourse } from '#emails/ordered-courses.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Course, Run } from '#server/modules/catalogue/index.ts';
import { describeOrder, type Order } from '#server/modules/orders/index.ts';
import type { Owner } from '#server/modules/payments/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { courseFactsFor, runFactsOf } from './course-facts.ts';
import { courseOf, orderOf, runOf, settingsOf } from './facts.ts';

/** What the letters about an order have in common. The first course stands for all where one has to. */
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
    course: await courseFactsFor(ctx, course, order.userId),
    courses: await coursesOf(ctx, order),
    zone: zoneOf(course),
    policy: line.policy,
    today: todayAt(ctx, course),
    orderUrl: `${publicUrl}/orders/${reference}`,
    adminUrl: `${publicUrl}/admin/orders/${reference}`,
    contactEmail: contact.email,
  };
};

const zoneOf = (course: Course): string => (course.kind !== 'ELearningCourse' ? course.zone : ACADEMY_ZONE);
const todayAt = ({ now }: Ctx, course: Course) => localDate(localDateIn(now, zoneOf(course)));

const coursesOf = async (ctx: Ctx, { lines, userId }: Order): Promise<OrderedCourse[]> => {
  const ordered: OrderedCourse[] = [];
  for (const line of lines) {
    const course = await courseOf(ctx, line.courseId);
    ordered.push({
      course: await courseFactsFor(ctx, course, userId),
      priceEur: line.priceEur ?? 0,
      broughtBy: lines.find(({ id }) => id === line.cameWith)?.title ?? null,
      policy: line.policy,
      today: todayAt(ctx, course),
      calendarUrl: course.kind !== 'ELearningCourse' && course.startDate ? calendarOf(ctx, course) : null,
    });
  }
  return ordered;
};

export const calendarOf = ({ ports }: Ctx, course: Run): string =>
  `${ports.publicUrl}${coursePage(course)}/calendar.ics`;

/** The same about one of its courses that takes place on certain days; the first of them unless it is named. */
export const readOrderOfRun = async (ctx: Ctx, owner: Owner, courseId?: string) => {
  const sale = await readOrder(ctx, owner);
  const { lines } = sale.order;
  const line = lines.find((one) => (courseId ? one.courseId === courseId : one.kind !== 'ELearningCourse'));
  if (!line) throw new Error(`the order ${sale.reference} is of no such course`);
  const course = await runOf(ctx, line.courseId);
  const zone = zoneOf(course);
  return {
    ...sale,
    courseId: course.id,
    course: runFactsOf(course),
    zone,
    calendarUrl: calendarOf(ctx, course),
  };
};
