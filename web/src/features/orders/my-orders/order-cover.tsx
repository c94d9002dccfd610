import type { OrderCourse } from '#contracts/orders/orders.ts';
import { dayFigure, monthOf, positionInYear, yearOf } from '#web/lib/format.ts';
import { Cover, type CoverTone } from '#web/ui/pictures/cover.tsx';

interface OrderCoverProps {
  course: Pick<OrderCourse, 'discipline' | 'code' | 'city' | 'startDate' | 'endDate'>;
  size?: 'wide' | 'thumb';
  className?: string;
}

/** The cover of what was bought. */
export function OrderCover({ course, size = 'wide', className }: OrderCoverProps) {
  const { discipline, code, city, startDate, endDate } = course;
  return (
    <Cover
      size={size}
      tone={discipline as CoverTone}
      code={code}
      place={size === 'wide' ? city : undefined}
      figure={startDate ? dayFigure(startDate, endDate) : 'TBD'}
      caption={startDate ? monthOf(startDate) : undefined}
      captionEnd={startDate ? yearOf(startDate) : undefined}
      position={startDate ? positionInYear(startDate) : undefined}
      className={className}
    />
  );
}
