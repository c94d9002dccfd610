import type { AnswerOf } from '#contracts/endpoint.ts';
import type { orderEndpoints } from '#contracts/orders/orders.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { LIVE_ONLINE } from '#web/lib/places/place-text.ts';
import type { MyCourse } from './course-rows.tsx';

export type MyLiveCourse = AnswerOf<(typeof orderEndpoints)['listMyLiveCourses']>['courses'][number];
export type NextSession = NonNullable<MyLiveCourse['nextSession']>;

/** A course that is still to come, of any kind that takes place on certain days. */
export type AheadCourse = MyCourse & Partial<Pick<MyLiveCourse, 'nextSession'>>;

/** The day on which it goes on: of a live course, whose sessions may be weeks apart, that of the next one. */
export const nextDayOf = ({ startDate, nextSession }: AheadCourse): string | null =>
  nextSession?.date ?? startDate;

/** How each kind is called in a list of courses. */
export const KIND_WORDS: Readonly<Record<CourseKind, string>> = {
  InPersonCourse: 'In person',
  OnlineLiveTraining: LIVE_ONLINE,
  ELearningCourse: 'Self-paced',
};

const LAST = '9999-12-31';

/** What is still to come of both kinds, the next at the top; what has no date yet comes last. */
export const coursesAhead = (inPerson: readonly MyCourse[], live: readonly MyLiveCourse[]): AheadCourse[] => {
  const isAhead = ({ isPast, nextSession, startDate }: MyLiveCourse) =>
    !isPast && (nextSession !== null || startDate === null);
  const ahead: AheadCourse[] = [...inPerson.filter(({ isPast }) => !isPast), ...live.filter(isAhead)];
  return ahead.toSorted((a, b) => (nextDayOf(a) ?? LAST).localeCompare(nextDayOf(b) ?? LAST));
};

/** What is over of both kinds, the latest at the top. */
export const coursesPast = (inPerson: readonly MyCourse[], live: readonly MyCourse[]): MyCourse[] =>
  [...inPerson, ...live]
    .filter(({ isPast }) => isPast)
    .toSorted((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? ''));
