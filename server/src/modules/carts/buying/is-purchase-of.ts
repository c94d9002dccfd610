import type { Order, Purchase } from '../../orders/index.ts';

const shapeOf = (courses: readonly { courseId: string; isFree: boolean }[]): string =>
  courses
    .map(({ courseId, isFree }) => `${courseId} ${isFree}`)
    .sort()
    .join();

/** Whether placing this purchase would make the same order again. */
export const isPurchaseOf = (order: Order, { wishes, promoCode = null }: Purchase): boolean =>
  order.breakdown?.promoCode === promoCode &&
  shapeOf(order.lines.map(({ courseId, cameWith }) => ({ courseId, isFree: cameWith !== null }))) ===
    shapeOf(wishes.map(({ course, cameWith }) => ({ courseId: course.id, isFree: cameWith !== undefined })));
