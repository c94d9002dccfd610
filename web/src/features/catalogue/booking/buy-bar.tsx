import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { priceFigure } from '../price/course-price.tsx';
import { earlyBirdOf } from '../price/early-bird.ts';
import { isArchived } from './course-moment.ts';
import type { EnquirySlot } from './enquiry-slot.tsx';
import { NextAction } from './next-action.tsx';
import { seatsText } from './seats-left.tsx';
import type { LiveSeats } from './use-live-seats.ts';

interface BuyBarProps {
  course: CourseDetail;
  seats: LiveSeats;
  enquiry: EnquirySlot;
}

/**
 * On a phone price and action stay at the lower edge. It is lower than the page's `scroll-padding`, within which the
 * browser keeps whatever has the focus.
 */
export function BuyBar({ course, seats, enquiry }: BuyBarProps) {
  const until = earlyBirdOf(course)?.until?.replace(/ \d{4}$/, '');
  const isOver = isArchived(course);
  return (
    <section
      aria-label="Price and enrollment"
      className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-ink bg-paper px-(--page-inline) py-2.5 lg:hidden print:hidden"
    >
      <p className="min-w-0">
        <Figure size="sm">{priceFigure(course.enrollment.currentPrice)}</Figure>
        <span className="num block truncate text-xs text-muted">
          {isOver ? 'Completed' : [until && `until ${until}`, seatsText(seats)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <NextAction {...{ course, enquiry }} isEnrollable={seats.isEnrollable} notice="Notify Me" />
    </section>
  );
}
