import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { OwnPlace } from '#contracts/orders/own-place.ts';
import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { dayCaption, dayFigure, dotted, eurText, longDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { priceFigure } from '../price/course-price.tsx';
import { earlyBirdOf } from '../price/early-bird.ts';
import { isArchived } from './course-moment.ts';
import type { EnquirySlot } from './enquiry-slot.tsx';
import { OrderLink } from './enrolled.tsx';
import { NextAction } from './next-action.tsx';
import { seatsText } from './seats-left.tsx';
import type { LiveSeats } from './use-live-seats.ts';
import { waitingPath } from './waiting-box.tsx';

interface BuyBarProps {
  course: CourseDetail;
  place: OwnPlace | null;
  waiting: WaitingPlace | null;
  seats: LiveSeats;
  enquiry: EnquirySlot;
}

/**
 * On a phone price and action stay at the lower edge. It is lower than the page's `scroll-padding`, within which the
 * browser keeps whatever has the focus.
 */
export function BuyBar({ course, place, waiting, seats, enquiry }: BuyBarProps) {
  const until = earlyBirdOf(course)?.until?.replace(/ \d{4}$/, '');
  const isOver = isArchived(course);
  return (
    <section
      aria-label="Price and enrollment"
      className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-ink bg-paper px-(--page-inline) py-2.5 lg:hidden print:hidden"
    >
      {place ? (
        <Own {...{ course, place }} />
      ) : (
        <>
          <p className="min-w-0">
            <Figure size="sm">{isOver ? dayOf(course) : priceFigure(course.enrollment.currentPrice)}</Figure>
            <span className="num block truncate text-xs text-muted">
              {isOver ? overWords(course) : openWords({ until, waiting, seats })}
            </span>
          </p>
          {waiting?.offer ? (
            <ButtonLink to={waitingPath(course.slug)} variant="primary">
              See your offer
            </ButtonLink>
          ) : (
            <NextAction {...{ course, enquiry }} isEnrollable={seats.isEnrollable} notice="Notify Me" />
          )}
        </>
      )}
    </section>
  );
}

const dayOf = ({ schedule: { startDate, endDate } }: CourseDetail) =>
  startDate ? dayFigure(startDate, endDate) : 'TBD';

type Open = Pick<BuyBarProps, 'waiting' | 'seats'> & { until: string | undefined };

const openWords = ({ until, waiting, seats }: Open) =>
  waiting?.offer ? 'A seat is held for you' : dotted(until && `until ${until}`, seatsText(seats));

const monthsOf = ({ schedule: { startDate, endDate } }: CourseDetail) =>
  startDate && dayCaption(startDate, endDate);

const overWords = (course: CourseDetail) => dotted(monthsOf(course), 'Completed');

function Own({ course, place }: { course: CourseDetail; place: OwnPlace }) {
  const { nextDue, orderReference } = place;
  return (
    <>
      <p className="min-w-0">
        <Figure size="sm">{nextDue ? eurText(nextDue.eur) : dayOf(course)}</Figure>
        <span className="num block truncate text-xs text-muted">
          {nextDue ? `by ${longDay(nextDue.dueOn)}` : dotted(monthsOf(course), 'You are enrolled')}
        </span>
      </p>
      <OrderLink reference={orderReference} kind={course.kind}>
        See your order
      </OrderLink>
    </>
  );
}
