import type { z } from 'zod';
import type { rosterRow } from '#contracts/orders/admin-orders.ts';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { type LicenceStanding, licenceStanding } from '#domain/licences/licence-standing.ts';
import { sum } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findCourse, instructsCourse, licenceRuleOf, type Run } from '#server/modules/catalogue/index.ts';
import { listEnrolled } from '#server/modules/enrolments/index.ts';
import { readLicencesOf } from '#server/modules/licences/index.ts';
import {
  listWaiting,
  ORDER_KIND,
  openAedOf,
  type Participant,
  shareOf,
} from '#server/modules/orders/index.ts';
import { type Obligation, obligationsByOwner } from '#server/modules/payments/index.ts';
import { presentCourseRow } from './course-row.present.ts';

type RosterRow = z.input<typeof rosterRow>;

export const getRoster = async (ctx: SignedInCtx, courseKey: string) => {
  const course = await requireRosterCourse(ctx, courseKey);
  const enrolled = await listEnrolled(ctx.db, course.id);
  const waiting = await listWaiting(ctx.db, course.id);
  const ids = [...enrolled, ...waiting].map(({ orderId }) => orderId);
  const owed = await obligationsByOwner(ctx.db, { kind: ORDER_KIND, ids });
  const standingOf = await standings(ctx, course, [...enrolled, ...waiting]);
  const row = (state: RosterRow['state']) => (one: Participant) => ({
    ...toRow(one, state, owed.get(one.orderId)),
    licence: standingOf(one),
  });
  const roster = [...enrolled.map(row('enrolled')), ...waiting.map(row('held'))];
  return { course: presentCourseRow(course, ctx.now), roster };
};

/** How each of them stands with their licence. Nothing is asked of the database where the course asks for none. */
const standings = async (ctx: SignedInCtx, course: Run, people: readonly Participant[]) => {
  const rule = licenceRuleOf(course, ctx.now);
  if (rule.professions.length === 0) return (): LicenceStanding => 'not-asked';
  const licences = await readLicencesOf(
    ctx.db,
    people.map(({ person }) => person.id),
  );
  return ({ person }: Participant) => licenceStanding(rule, licences.get(person.id) ?? []);
};

/** To an instructor the runs of others look like none. */
const requireRosterCourse = async (ctx: SignedInCtx, courseKey: string): Promise<Run> => {
  const { id, role } = ctx.caller.user;
  const course = await findCourse(ctx.db, courseKey, RUN_KINDS);
  const isAllowed = course && (role !== 'instructor' || (await instructsCourse(ctx.db, id, course.id)));
  if (!isAllowed) throw new AppError('course-not-found');
  return course;
};

const toRow = (
  { person, orderReference, lineId, share, confirmations }: Participant,
  state: RosterRow['state'],
  parts: readonly Obligation[] = [],
): Omit<RosterRow, 'licence'> => {
  const { firstName, lastName, email, phoneNumber, profession, licenceNumber, certificateName, country } =
    person;
  return {
    lineId,
    orderReference,
    firstName,
    lastName,
    email,
    phoneNumber,
    profession,
    licenceNumber,
    certificateName,
    country,
    state,
    openAed: shareOf(sum(parts.map(openAedOf)), share),
    confirmations: confirmations.map(({ label }) => label),
  };
};
