import type { OrderCourse } from '#contracts/orders/orders.ts';
import { dayFigure, monthOf, positionInYear, yearOf } from '#web/lib/format.ts';
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
  const dated = startDate && {
    figure: dayFigure(startDate, endDate),
    caption: monthOf(startDate),
    captionEnd: yearOf(startDate),
    position: positionInYear(startDate),
  };
  return (
    <Cover
      size={size}
      tone={discipline as CoverTone}
      code={code}
      place={size === 'wide' ? city : undefined}
      {...(dated || undated)}
      className={className}
    />
  );
}
