import { orderEndpoints as calls } from '#contracts/orders/orders.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { findOwnPlace } from './find-own-place.ts';
import { listMyCourses } from './list-my-courses.ts';

export const enrolmentBindings: Binding[] = [
  on(calls.listMyCourses, async (ctx) => ({ courses: await listMyCourses(ctx, 'InPersonCourse') })),
  on(calls.getOwnPlace, async (ctx, { courseId }) => ({ place: await findOwnPlace(ctx, courseId) })),
];
