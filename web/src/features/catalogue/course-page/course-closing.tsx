import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { OwnPlace } from '#contracts/orders/own-place.ts';
import type { Site } from '#contracts/site/site.ts';
import { dayRange } from '#web/lib/format.ts';
import { isArchived } from '../booking/course-moment.ts';
import { Ask, type EnquirySlot } from '../booking/enquiry-slot.tsx';
import { OrderLink } from '../booking/enrolled.tsx';
import { NextAction } from '../booking/next-action.tsx';
import { QuickContacts } from '../booking/quick-contacts.tsx';
import { seatsText } from '../booking/seats-left.tsx';
import type { LiveSeats } from '../booking/use-live-seats.ts';
import { placeOf } from '../course-lists.ts';
import { priceFigure } from '../price/course-price.tsx';

interface CourseClosingProps {
  course: CourseDetail;
  place: OwnPlace | null;
  seats: LiveSeats;
  site: Site;
  enquiry: EnquirySlot;
}

/** Who has read to the end finds here what to do next. */
export function CourseClosing({ course, place, seats, site, enquiry }: CourseClosingProps) {
  const { basic, schedule } = course;
  const isOver = isArchived(course);
  const when = [dayRange(schedule.startDate, schedule.endDate), placeOf(course)].filter(Boolean).join(', ');
  return (
    <section
      aria-labelledby="next-step"
      className="grid gap-x-16 gap-y-6 border-t border-ink bg-mist p-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-10"
    >
      <div className="min-w-0">
        <h2 id="next-step" className="text-2xl wrap-anywhere">
          {isOver ? 'This course has taken place' : when}
        </h2>
        <p dir="auto" className="mt-2 line-clamp-2 text-md wrap-anywhere">
          {basic.title}
        </p>
        <p className="num text-md text-muted">
          {place
            ? 'You are enrolled'
            : isOver
              ? when
              : `${priceFigure(course.enrollment.currentPrice)} · ${seatsText(seats)}`}
        </p>
        <QuickContacts contact={course.contact} site={site} />
      </div>
      <div className="grid gap-2 md:min-w-64">
        {place ? (
          <OrderLink reference={place.orderReference} kind={course.kind} wide>
            See your order
          </OrderLink>
        ) : (
          <NextAction {...{ course, enquiry }} isEnrollable={seats.isEnrollable} wide />
        )}
        <Ask {...{ course, enquiry }} wide>
          Request Information
        </Ask>
      </div>
    </section>
  );
}
