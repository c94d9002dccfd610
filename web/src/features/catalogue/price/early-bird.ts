import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { earlyBirdUntil } from './course-price.tsx';

/** The lower price while it counts, and only if it is lower. Money is EUR with at most two decimals. */
export const earlyBirdOf = ({ enrollment, schedule }: Pick<CourseDetail, 'enrollment' | 'schedule'>) => {
  const { isEarlyBirdActive, earlyBirdPrice, price, currentPrice } = enrollment;
  if (!isEarlyBirdActive || earlyBirdPrice === null || earlyBirdPrice >= price) return null;
  return {
    price: currentPrice,
    regular: price,
    saving: price - currentPrice,
    until: earlyBirdUntil({ enrollment, schedule }),
  };
};
