import type { platformListEndpoints } from '#contracts/attendance/platform-list.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import { whoMayBe } from '#domain/live/list-names.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { listAttendants, listSessions } from '../attendance.repository.ts';
import { dayOf } from '../days.ts';
import { requireTaughtRun } from '../require-taught-run.ts';
import { type Listed, readPlatformList } from './read-list.ts';

type Input = InputOf<typeof platformListEndpoints.previewPlatformList>;
type Attendant = Awaited<ReturnType<typeof listAttendants>>[number];

export type MatchedPerson = Listed & { enrolmentId: string | null; mayBe: string[] };

/** A list that was uploaded for a session of a live course that has begun, and who is meant by whom it names. */
export const listOfSession = async (ctx: SignedInCtx, { courseId, sessionId, zone, file }: Input) => {
  const course = await requireTaughtRun(ctx, courseId);
  const session = (await listSessions(ctx.db, [course.id])).find(({ id }) => id === sessionId);
  if (!session || course.kind !== 'OnlineLiveTraining') throw new AppError('not-found');
  const hours = dayOf(session, course);
  if (ctx.now.getTime() < hours.startsAt)
    throw new AppError('wrong-state', { message: 'This session has not begun yet.' });
  const { people, ...list } = readPlatformList(Buffer.from(file, 'base64'), { hours, zone });
  const attendants = await listAttendants(ctx.db, course.id);
  return { course, session, hours, list, attendants, people: match(people, attendants) };
};

/** An address is known or not; a name only ever suggests somebody. */
const match = (people: readonly Listed[], attendants: readonly Attendant[]): MatchedPerson[] => {
  const byEmail = new Map(attendants.map(({ email, enrolmentId }) => [email.toLowerCase(), enrolmentId]));
  const named = attendants.map((one) => ({
    id: one.enrolmentId,
    names: [certificateNameOf(one), `${one.firstName} ${one.lastName}`],
  }));
  return people.map((one) => {
    const enrolmentId = byEmail.get(one.email) ?? null;
    return { ...one, enrolmentId, mayBe: enrolmentId ? [] : whoMayBe(one.name, named) };
  });
};
