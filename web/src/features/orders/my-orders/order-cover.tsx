import type { OrderCourse } from '#contracts/orders/orders.ts';
import { dayCover } from '#web/lib/format.ts';
import { Cover, type CoverTone } from '#web/ui/pictures/cover.tsx';

interface OrderCoverProps {
  course: Pick<OrderCourse, 'kind' | 'discipline' | 'code' | 'city' | 'startDate' | 'endDate'>;
  size?: 'wide' | 'thumb';
  className?: string;
}

/** The cover of what was bought. */
export function OrderCover({ course, size = 'wide', className }: OrderCoverProps) {
  const { kind, discipline, code, city, startDate, endDate } = course;
  const undated = kind === 'ELearningCourse' ? { figure: 'Now', caption: 'Self-paced' } : { figure: 'TBD' };
  return (
    <Cover
      size={size}
      tone={discipline as CoverTone}
      code={code}
      place={size === 'wide' ? city : undefined}
      {...(startDate ? dayCover(startDate, endDate) : undated)}
      className={className}
    />
  );
}
