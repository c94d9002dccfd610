import { orderEndpoints as calls } from '#contracts/orders/orders.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { findOwnPlace } from './find-own-place.ts';
import { listMyCourses } from './list-my-courses.ts';
import { listMyLiveCourses } from './list-my-live-courses.ts';

export const enrolmentBindings: Binding[] = [
  on(calls.listMyCourses, async (ctx) => ({ courses: await listMyCourses(ctx, 'InPersonCourse') })),
  on(calls.listMyLiveCourses, async (ctx) => ({ courses: await listMyLiveCourses(ctx) })),
  on(calls.getOwnPlace, async (ctx, { courseId }) => ({ place: await findOwnPlace(ctx, courseId) })),
];
