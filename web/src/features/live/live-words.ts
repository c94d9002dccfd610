import type { JoinRefusal } from '#contracts/live/live-sessions.ts';
import { DOORS_OPEN_MS, type SessionState } from '#domain/live/session-state.ts';
import { counted, dayIn, longDay, timeFrom, timeIn, weekdayOf } from '#web/lib/format.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';
import type { LivePage, ShownSession } from './live-page.ts';

const REFUSED: Readonly<Record<JoinRefusal, { title: string; text: string }>> = {
  'too-early': {
    title: 'The doors are still closed',
    text: 'You can join from 15 minutes before the session.',
  },
  over: { title: 'This session is over', text: 'It cannot be joined any more.' },
  cancelled: { title: 'This session is not held', text: 'It was cancelled, and nobody can join it.' },
  'not-enrolled': {
    title: 'You are not enrolled',
    text: 'Only participants of this course can join. Your account has no place on it now.',
  },
  'not-yours': {
    title: 'This link belongs to somebody else',
    text: 'Links into a session work for the account that they were made for. Your own stands on this page, if you are enrolled.',
  },
  'no-address': {
    title: 'The session has no address yet',
    text: 'Please tell the course office: you are in time, and it is not your device.',
  },
};

/** What is said to who was not sent on; null of a text that is no reason of ours. */
export const refusedWords = (reason: string | null) =>
  reason && Object.hasOwn(REFUSED, reason) ? REFUSED[reason as JoinRefusal] : null;

export const LAMPS: Readonly<Record<SessionState, { kind: LampKind; words: string }>> = {
  early: { kind: 'closed', words: 'Doors closed' },
  open: { kind: 'open', words: 'Doors open' },
  running: { kind: 'in-progress', words: 'Live now' },
  over: { kind: 'completed', words: 'Over' },
  cancelled: { kind: 'cancelled', words: 'Cancelled' },
};

/** 'Thursday, 4 March 2027'. */
export const dayText = (zone: string, instant: string): string => {
  const day = dayIn(zone, instant);
  return `${weekdayOf(day)}, ${longDay(day)}`;
};

/** '18:00 to 19:30'. */
export const hoursText = (zone: string, { startsAt, endsAt }: Pick<ShownSession, 'startsAt' | 'endsAt'>) =>
  `${timeIn(zone, startsAt)} to ${timeIn(zone, endsAt)}`;

const MINUTE_MS = 60_000;

export const lengthOf = ({ startsAt, endsAt }: Pick<ShownSession, 'startsAt' | 'endsAt'>): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);

/** 'Join from 17:45 tomorrow'. */
export const joinFromText = (zone: string, { startsAt }: ShownSession, now: number): string => {
  const instant = new Date(Date.parse(startsAt) - DOORS_OPEN_MS).toISOString();
  return `Join from ${timeFrom(new Date(now).toISOString(), { zone, instant })}`;
};

/** 'Dr Marco Bellini with Dr Katharina Voss. 90 minutes, 64 enrolled.' */
export const leadText = ({ course, session, role }: LivePage): string => {
  const [lead, ...others] = course.teachers;
  const teachers = lead && (others.length > 0 ? `${lead} with ${others.join(', ')}` : lead);
  const facts = [
    session && counted(lengthOf(session), 'minute'),
    role !== 'stranger' && `${course.enrolled} enrolled`,
    course.platform && `on ${course.platform}`,
  ].filter(Boolean);
  return [teachers, facts.join(', ')].filter(Boolean).join('. ');
};

/** What has to be attended, in minutes where there is one session. */
export const neededText = ({ sessions, facts }: LivePage): string => {
  const held = sessions.filter(({ isCancelled }) => !isCancelled);
  const [only] = held;
  if (!only || held.length > 1) return `${facts.minimumAttendance}% of the minutes of all sessions`;
  const all = lengthOf(only);
  return `${Math.ceil((facts.minimumAttendance * all) / 100)} of ${counted(all, 'minute')}`;
};
