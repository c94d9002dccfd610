import type { OrderCourse } from '#contracts/orders/orders.ts';
import { dayCover } from '#web/lib/format.ts';
import { Cover, type CoverTone } from '#web/ui/pictures/cover.tsx';

/** The course of an order, as its cover. */
export function OrderCover({ course }: { course: OrderCourse }) {
  const { kind, startDate, endDate, discipline, code, city } = course;
  const dated = startDate
    ? dayCover(startDate, endDate)
    : kind === 'ELearningCourse'
      ? { figure: 'Now', caption: 'Self-paced' }
      : { figure: 'TBD' };
  return <Cover {...dated} tone={discipline as CoverTone} code={code} place={city} />;
}
