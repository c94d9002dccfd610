import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getRoster } from './roster/get-roster.ts';
import { listCourseSeats } from './roster/list-course-seats.ts';

const success = true as const;

export const rosterBindings: Binding[] = [
  on(calls.adminListCourses, async (ctx) => ({ success, courses: await listCourseSeats(ctx) })),
  on(calls.getRoster, async (ctx, { courseId }) => ({ success, ...(await getRoster(ctx, courseId)) })),
];
