import { type Interval, withinSession } from '#domain/live/presence.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { marksOf } from '../attendance.repository.ts';
import { standingOn, toInterval } from '../days.ts';
import { presenceOf } from './presence.repository.ts';

type Place = { enrolmentId: string; sessionId: string };
type Hours = Parameters<typeof standingOn>[2];

export type SessionPresence = {
  /** Those that count, staff’s marks included. */
  minutes: number;
  /** Whether the minutes are what staff have noted. */
  isNoted: boolean;
  /** When the page was open, in its order; `isOtherDevice` where it was not the first one’s. */
  intervals: (Interval & { isOtherDevice: boolean })[];
};

/** How long somebody was in a session, and when. */
export const presenceOn = async (db: Tx | Db, place: Place, hours: Hours): Promise<SessionPresence> => {
  const ids = [place.enrolmentId];
  const marks = (await marksOf(db, ids)).filter(({ sessionId }) => sessionId === place.sessionId);
  const presence = (await presenceOf(db, ids)).filter(({ sessionId }) => sessionId === place.sessionId);
  const deviceAt = (at: number) =>
    presence.find(({ from, until }) => from.getTime() <= at && at <= until.getTime())?.device;
  const inside = withinSession(presence.map(toInterval), hours);
  const first = deviceAt(inside[0]?.from ?? 0);
  return {
    minutes: standingOn({ marks, presence }, place, hours).minutes,
    isNoted: marks.length > 0,
    intervals: inside.map((one) => ({ ...one, isOtherDevice: deviceAt(one.from) !== first })),
  };
};
