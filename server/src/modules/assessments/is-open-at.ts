import { isTestOpen } from '#domain/courses/assessment.ts';
import { type InPersonCourse, todayAt } from '#server/modules/catalogue/index.ts';

export const isOpenAt = (course: InPersonCourse, now: Date): boolean =>
  isTestOpen({ startDate: course.startDate, today: todayAt(course, now) });
