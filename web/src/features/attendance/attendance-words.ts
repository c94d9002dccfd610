import type { Attendant, adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { PresenceSource } from '#domain/live/presence.ts';
import { COURSES, LIVE_COURSES } from '#web/lib/office-paths.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

export type AttendanceAnswer = AnswerOf<typeof adminAttendanceEndpoints.getAttendance>;
type State = Attendant['state'];

export const STATES: Readonly<Record<State, { word: string; lamp: LampKind }>> = {
  'not-noted': { word: 'Not noted', lamp: 'draft' },
  present: { word: 'Here', lamp: 'completed' },
  late: { word: 'Late', lamp: 'limited' },
  'left-early': { word: 'Left early', lamp: 'limited' },
  absent: { word: 'Absent', lamp: 'cancelled' },
};

export const METHODS: Readonly<Record<NonNullable<Attendant['method']>, string>> = {
  code: 'by code',
  figures: 'by figures',
  list: 'by hand',
  signature: 'signed',
  correction: 'corrected',
};

export const roomPath = (slug: string, day: number): string =>
  `${COURSES}/${encodeURIComponent(slug)}/check-in?day=${day}`;

export const platformListPath = (slug: string, day: number): string =>
  `${LIVE_COURSES}/${encodeURIComponent(slug)}/attendance/list?day=${day}`;

/** Who is or was in the room. */
export const isHere = (state: State): boolean => ['present', 'late', 'left-early'].includes(state);

/** Who says that somebody was in a live session. */
export const SOURCES: Readonly<Record<PresenceSource, string>> = {
  page: 'our page',
  platform: 'the platform',
};

/** Runs in person have days, live ones sessions. */
export const DAY_WORDS: Readonly<Record<RunKind, { one: string; on: string; all: string; clock: string }>> = {
  InPersonCourse: { one: 'day', on: 'On this day', all: 'All days', clock: 'Time at the venue' },
  OnlineLiveTraining: {
    one: 'session',
    on: 'In this session',
    all: 'All sessions',
    clock: 'Time in the zone of the course',
  },
};

/** 'Day 1', 'Session 1'. */
export const dayTitle = (kind: RunKind, number: number): string => {
  const { one } = DAY_WORDS[kind];
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${number}`;
};

/** What a course asks for, as far as its list is concerned. */
export type AttendanceCourse = {
  slug: string;
  kind: RunKind;
  venueTimezone: string;
  minimumRequired: number;
  needsPractical: boolean;
  needsExam: boolean;
  checkInMethod: AttendanceAnswer['course']['checkInMethod'];
  needsVideo: boolean;
  hasTest: boolean;
};
