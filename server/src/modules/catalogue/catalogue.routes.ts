import { courseEndpoints as calls } from '#contracts/courses/in-person-courses.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getInPersonCourse } from './courses/get-in-person-course.ts';
import { getCourseCalendar } from './lists/get-course-calendar.ts';
import { getSeats } from './lists/get-seats.ts';
import { listInPersonCourses } from './lists/list-in-person-courses.ts';

const success = true as const;

export const catalogueBindings: Binding[] = [
  on(calls.listInPersonCourses, async (ctx, query) => ({
    success,
    ...(await listInPersonCourses(ctx, query)),
  })),
  on(calls.getCourseCalendar, async (ctx, query) => ({
    success,
    ...(await getCourseCalendar(ctx, query)),
  })),
  on(calls.getInPersonCourse, async (ctx, { courseId }) => ({
    success,
    course: await getInPersonCourse(ctx, courseId),
  })),
  on(calls.getSeats, async (ctx, { courseId }) => ({
    success,
    ...(await getSeats(ctx, courseId)),
  })),
];
