import { isTestOpen } from '#domain/courses/assessment.ts';
import { type Run, todayAt } from '#server/modules/catalogue/index.ts';

export const isOpenAt = (course: Run, now: Date): boolean =>
  isTestOpen({ startDate: course.startDate, today: todayAt(course, now) });
