import { eq } from 'drizzle-orm';
import { cartLines, wishes } from '#server/db/schema/index.ts';
import type { CourseReferrer } from '../catalogue/index.ts';

export const cartsOfCourse: CourseReferrer = {
  one: 'cart',
  many: 'carts',
  count: (db, courseId) => db.$count(cartLines, eq(cartLines.courseId, courseId)),
};

export const wishesOfCourse: CourseReferrer = {
  one: 'wishlist',
  many: 'wishlists',
  count: (db, courseId) => db.$count(wishes, eq(wishes.courseId, courseId)),
};
