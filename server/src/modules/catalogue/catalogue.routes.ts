import { courseEndpoints as calls } from '#contracts/courses/in-person-courses.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getInPersonCourse } from './courses/get-in-person-course.ts';
import { getCourseCalendar } from './lists/get-course-calendar.ts';
import { getSeats } from './lists/get-seats.ts';
import { listInPersonCourses } from './lists/list-in-person-courses.ts';

export const catalogueBindings: Binding[] = [
  on(calls.listInPersonCourses, listInPersonCourses),
  on(calls.getCourseCalendar, getCourseCalendar),
  on(calls.getInPersonCourse, async (ctx, { courseId }) => ({
    course: await getInPersonCourse(ctx, courseId),
  })),
  on(calls.getSeats, (ctx, { courseId }) => getSeats(ctx, courseId)),
];
