import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getRoster } from './roster/get-roster.ts';
import { listCourseSeats } from './roster/list-course-seats.ts';

export const rosterBindings: Binding[] = [
  on(calls.adminListCourses, async (ctx) => ({ courses: await listCourseSeats(ctx) })),
  on(calls.getRoster, (ctx, { courseId }) => getRoster(ctx, courseId)),
];
