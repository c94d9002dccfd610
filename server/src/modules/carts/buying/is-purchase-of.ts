import type { Order, Purchase } from '../../orders/index.ts';

type Shape = { courseId: string; isFree: boolean; invited: readonly (string | null)[] };

const shapeOf = (courses: readonly Shape[]): string =>
  JSON.stringify(
    courses
      .map(({ courseId, isFree, invited }) => [courseId, isFree, invited])
      .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
  );

/** Null of a place of the buyer's own. */
const guestOf = ({ email, claimVersion }: Order['lines'][number]['places'][number]): string | null =>
  claimVersion > 0 ? (email ?? '') : null;

/** Whether placing this purchase would make the same order again. */
export const isPurchaseOf = (
  order: Order,
  { wishes, promoCode = null, useCredit = false }: Purchase,
): boolean =>
  order.breakdown?.promoCode === promoCode &&
  order.creditEur > 0 === useCredit &&
  shapeOf(
    order.lines.map(({ courseId, cameWith, places }) => ({
      courseId,
      isFree: cameWith !== null,
      invited: places.map(guestOf),
    })),
  ) ===
    shapeOf(
      wishes.map(({ course, cameWith, invited = [null] }) => ({
        courseId: course.id,
        isFree: cameWith !== undefined,
        invited,
      })),
    );
