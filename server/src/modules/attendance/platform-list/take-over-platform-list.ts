import type { platformListEndpoints } from '#contracts/attendance/platform-list.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { type Interval, minutesIn, union, withinSession, without } from '#domain/live/presence.ts';
import type { SessionHours } from '#domain/live/session-state.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announceAll } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { attendanceEvents } from '../attendance.events.ts';
import { dayOf, toInterval } from '../days.ts';
import { changedBy } from './changed-by.ts';
import { listOfSession, type MatchedPerson } from './list-of-session.ts';
import { listedPresence, lockSession, presenceElsewhere, putList } from './platform-list.repository.ts';

type Input = InputOf<typeof platformListEndpoints.takeOverPlatformList>;

/** Writes who was in by the platform's list beside what our page has counted. What the list before has said goes. */
export const takeOverPlatformList = async (ctx: SignedInCtx, { fileName, chosen, ...asked }: Input) => {
  const { course, session, hours, attendants, people } = await listOfSession(ctx, asked);
  const isThere = new Set(attendants.map(({ enrolmentId }) => enrolmentId));
  const meant = new Map(chosen.map(({ key, enrolmentId }) => [key, enrolmentId]));
  if (!chosen.every(({ enrolmentId }) => isThere.has(enrolmentId)))
    throw fieldError(
      'chosen',
      'Somebody who was chosen is not on this course any more. Please upload the list again',
    );
  const listed = intervalsOf(people, meant);
  if (listed.size === 0)
    throw fieldError('file', 'Nobody on this list is a participant. Please choose who is meant');
  await lockSession(ctx.db, session.id);
  const { presence, elsewhere } = await countOnce(ctx, listed, hours);
  const concerned = changedBy(await listedPresence(ctx.db, session.id), presence);
  const told = { people: listed.size, changed: concerned.length, elsewhere };
  if (concerned.length === 0) return told;
  const taken = { fileName, zone: asked.zone, takenAt: ctx.now, takenBy: ctx.caller.user.id };
  await putList(ctx.db, session.id, { ...taken, presence });
  await recordAudit(ctx, {
    action: 'attendance.platform-list-taken-over',
    objectKind: 'course',
    objectId: course.id,
    after: { session: session.position, fileName, zone: asked.zone, ...told },
  });
  await announceAll(
    ctx,
    attendanceEvents['attendance.changed'],
    concerned.map((enrolmentId) => ({ enrolmentId })),
  );
  return told;
};

type ByPlace = Map<string, Interval[]>;

/** Several names may be one person's, as of a laptop and a phone. */
const intervalsOf = (people: readonly MatchedPerson[], meant: ReadonlyMap<string, string>): ByPlace => {
  const all: ByPlace = new Map();
  for (const { key, enrolmentId, intervals } of people) {
    const place = enrolmentId ?? meant.get(key);
    if (place) all.set(place, [...(all.get(place) ?? []), ...intervals]);
  }
  return all;
};

/** A person is in one place at a time: what was counted in a session of another course stays there. */
const countOnce = async ({ db }: SignedInCtx, listed: ByPlace, hours: SessionHours) => {
  const others = await presenceElsewhere(db, [...listed.keys()], hours);
  const takenFrom = Map.groupBy(others, ({ enrolmentId }) => enrolmentId);
  const left = [...listed].map(([enrolmentId, intervals]) => {
    const elsewhere = takenFrom.get(enrolmentId) ?? [];
    const counted = elsewhere.flatMap((one) => withinSession([toInterval(one)], dayOf(one, one)));
    const parts = without(union(intervals), counted);
    return { enrolmentId, parts, isCut: minutesIn(parts, hours) < minutesIn(intervals, hours) };
  });
  return {
    presence: left.flatMap(({ enrolmentId, parts }) =>
      parts.map(({ from, until }) => ({ enrolmentId, from: new Date(from), until: new Date(until) })),
    ),
    elsewhere: left.filter(({ isCut }) => isCut).length,
  };
};
