import { type Interval, type PresenceSource, withinSession } from '#domain/live/presence.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { marksOf } from '../attendance.repository.ts';
import { standingOn, toInterval } from '../days.ts';
import { presenceOf, type StoredPresence } from './presence.repository.ts';

type Place = { enrolmentId: string; sessionId: string };
type Hours = Parameters<typeof standingOn>[2];

export type SessionPresence = {
  /** Those that count, staff’s marks included. */
  minutes: number;
  /** Whether the minutes are what staff have noted. */
  isNoted: boolean;
  /** When they were in, in its order, and who says so; `isOtherDevice` where the page was not the first one’s. */
  intervals: (Interval & { source: PresenceSource; isOtherDevice: boolean })[];
};

/** How long somebody was in a session, and when. */
export const presenceOn = async (db: Tx | Db, place: Place, hours: Hours): Promise<SessionPresence> => {
  const ids = [place.enrolmentId];
  const marks = (await marksOf(db, ids)).filter(({ sessionId }) => sessionId === place.sessionId);
  const presence = (await presenceOf(db, ids)).filter(({ sessionId }) => sessionId === place.sessionId);
  const inside = withinSession(presence.map(toInterval), hours);
  const told = inside.map(({ from }) => toldAt(presence, from));
  const first = told.find((one) => one?.source === 'page')?.device;
  return {
    minutes: standingOn({ marks, presence }, place, hours).minutes,
    isNoted: marks.length > 0,
    intervals: inside.map((one, at) => {
      const { source = 'page', device = first } = told[at] ?? {};
      return { ...one, source, isOtherDevice: source === 'page' && device !== first };
    }),
  };
};

/** Our own page where both say that somebody was in. */
const toldAt = (presence: readonly StoredPresence[], at: number): StoredPresence | undefined => {
  const there = presence.filter(({ from, until }) => from.getTime() <= at && at <= until.getTime());
  return there.find(({ source }) => source === 'page') ?? there[0];
};
