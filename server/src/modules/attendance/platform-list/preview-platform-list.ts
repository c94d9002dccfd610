import type { platformListEndpoints } from '#contracts/attendance/platform-list.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import { minutesIn } from '#domain/live/presence.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { marksOf } from '../attendance.repository.ts';
import { standingOn } from '../days.ts';
import { presenceOf } from '../presence/presence.repository.ts';
import { listOfSession } from './list-of-session.ts';

type Input = InputOf<typeof platformListEndpoints.previewPlatformList>;

/** What would be taken over, to be looked at first. Neither the file nor what it says is kept. */
export const previewPlatformList = async (ctx: SignedInCtx, input: Input) => {
  const { session, hours, list, attendants, people } = await listOfSession(ctx, input);
  const ids = attendants.map(({ enrolmentId }) => enrolmentId);
  const known = { marks: await marksOf(ctx.db, ids), presence: await presenceOf(ctx.db, ids) };
  return {
    ...list,
    people: people.map(({ intervals, ...one }) => ({
      ...one,
      minutes: minutesIn(intervals, hours),
      by: one.enrolmentId ? ('email' as const) : one.mayBe.length > 0 ? ('name' as const) : ('none' as const),
    })),
    participants: attendants.map(({ enrolmentId, email, ...named }) => ({
      ...{ enrolmentId, email, name: certificateNameOf(named) },
      minutes: standingOn(known, { sessionId: session.id, enrolmentId }, hours).minutes,
      isNoted: known.marks.some((one) => one.enrolmentId === enrolmentId && one.sessionId === session.id),
    })),
  };
};
