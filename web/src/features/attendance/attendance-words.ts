import type { Attendant, adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { COURSES } from '#web/lib/office-paths.ts';
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

export const attendancePath = (slug: string): string => `${COURSES}/${encodeURIComponent(slug)}/attendance`;
export const roomPath = (slug: string, day: number): string =>
  `${COURSES}/${encodeURIComponent(slug)}/check-in?day=${day}`;

/** Who is or was in the room. */
export const isHere = (state: State): boolean => ['present', 'late', 'left-early'].includes(state);

/** What a course asks for, as far as its list is concerned. */
export type AttendanceCourse = {
  slug: string;
  venueTimezone: string;
  minimumRequired: number;
  needsPractical: boolean;
  needsExam: boolean;
  checkInMethod: AttendanceAnswer['course']['checkInMethod'];
  needsVideo: boolean;
  hasTest: boolean;
};
