import { courseEndpoints as calls } from '#contracts/courses/in-person-courses.ts';
import { liveCourseEndpoints as live } from '#contracts/courses/live-courses.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getInPersonCourse } from './courses/get-in-person-course.ts';
import { getLiveCourse } from './courses/get-live-course.ts';
import { getCourseCalendar } from './lists/get-course-calendar.ts';
import { getSeats } from './lists/get-seats.ts';
import { listRuns } from './lists/list-runs.ts';

export const catalogueBindings: Binding[] = [
  on(calls.listInPersonCourses, (ctx, query) => listRuns(ctx, query, 'InPersonCourse')),
  on(calls.getCourseCalendar, (ctx, query) => getCourseCalendar(ctx, query, 'InPersonCourse')),
  on(calls.getInPersonCourse, async (ctx, { courseId }) => ({
    course: await getInPersonCourse(ctx, courseId),
  })),
  on(live.listLiveCourses, (ctx, query) => listRuns(ctx, query, 'OnlineLiveTraining')),
  on(live.getLiveCalendar, (ctx, query) => getCourseCalendar(ctx, query, 'OnlineLiveTraining')),
  on(live.getLiveCourse, async (ctx, { courseId }) => ({ course: await getLiveCourse(ctx, courseId) })),
  on(calls.getSeats, (ctx, { courseId }) => getSeats(ctx, courseId)),
];
