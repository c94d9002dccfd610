import type { z } from 'zod';
import type { rosterRow } from '#contracts/admin-orders.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type Course, findCourse, instructsCourse } from '../catalogue/index.ts';
import { listObligations } from '../payments/index.ts';
import { presentCourseRow } from './admin-orders.present.ts';
import { listEnrolled, listWaiting, type Participant } from './enrolments.repository.ts';
import { openAedOf } from './order-figures.ts';
import { ownerOf } from './owner-of.ts';

type RosterRow = z.input<typeof rosterRow>;

export const getRoster = async (ctx: SignedInCtx, courseKey: string) => {
  const course = await requireRosterCourse(ctx, courseKey);
  const rows: RosterRow[] = [];
  for (const one of await listEnrolled(ctx.db, course.id)) rows.push(await toRow(ctx, one, 'enrolled'));
  for (const one of await listWaiting(ctx.db, course.id)) rows.push(await toRow(ctx, one, 'held'));
  return { course: presentCourseRow(course, ctx.now), roster: rows };
};

/** To an instructor the runs of others look like none. */
const requireRosterCourse = async (ctx: SignedInCtx, courseKey: string): Promise<Course> => {
  const { id, role } = ctx.caller.user;
  const course = await findCourse(ctx.db, courseKey);
  const isAllowed = course && (role !== 'instructor' || (await instructsCourse(ctx.db, id, course.id)));
  if (!isAllowed) throw new AppError('course-not-found');
  return course;
};

const toRow = async (
  ctx: SignedInCtx,
  { person, order }: Participant,
  state: RosterRow['state'],
): Promise<RosterRow> => {
  const parts = await listObligations(ctx.db, ownerOf(order));
  const { firstName, lastName, email, phoneNumber, profession, licenceNumber, certificateName, country } =
    person;
  return {
    orderReference: order.reference,
    firstName,
    lastName,
    email,
    phoneNumber,
    profession,
    licenceNumber,
    certificateName,
    country,
    state,
    openAed: parts.reduce((all, part) => all + openAedOf(part), 0),
    confirmations: order.confirmations.map(({ label }) => label),
  };
};
