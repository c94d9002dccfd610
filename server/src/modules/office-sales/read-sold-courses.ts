import type { InputOf } from '#contracts/endpoint.ts';
import type { officeSaleEndpoints } from '#contracts/orders/admin-office-sales.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { type Course, requirePublicCourse } from '../catalogue/index.ts';

type Input = InputOf<(typeof officeSaleEndpoints)['sellCourses']>;

/** Each once, in the order of the lines. */
export const readSoldCourses = async (ctx: OuterCtx, { lines }: Input): Promise<Course[]> => {
  const courses: Course[] = [];
  for (const [i, { courseId }] of lines.entries()) {
    const course = await requirePublicCourse(ctx.database, courseId);
    if (courses.some(({ id }) => id === course.id))
      throw fieldError(`lines.${i}.courseId`, 'This course is in the order already');
    courses.push(course);
  }
  return courses;
};
