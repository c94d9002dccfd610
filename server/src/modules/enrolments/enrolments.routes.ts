import { orderEndpoints as calls } from '#contracts/orders/orders.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { listMyCourses } from './list-my-courses.ts';

export const enrolmentBindings: Binding[] = [
  on(calls.listMyCourses, async (ctx) => ({ courses: await listMyCourses(ctx) })),
];
