import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { libraryPage } from '#contracts/courses/course-pages.ts';
import type { OwnPlace } from '#contracts/orders/own-place.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import {
  aedText,
  counted,
  dayCaption,
  dayFigure,
  dayIn,
  dayRange,
  eurText,
  longDay,
} from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { Ruler } from '#web/ui/instruments/ruler.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { calendarPath, placeOf } from '../course-lists.ts';

interface InItsBoxProps {
  place: OwnPlace | null;
  /** What everybody reads. */
  children: ReactNode;
  /** What who is enrolled reads in its place. */
  enrolled: (place: OwnPlace) => ReactNode;
}

/** The box keeps the size that everybody's page has, so that nothing moves when it turns out who is reading. */
export function InItsBox({ place, children, enrolled }: InItsBoxProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1 *:min-w-0">
      <div className={`grid content-start gap-5 ${place ? 'invisible' : ''}`}>{children}</div>
      {place && <div className="grid content-between gap-5">{enrolled(place)}</div>}
    </div>
  );
}

export const EnrolledLamp = () => <Lamp kind="completed">You are enrolled</Lamp>;

interface EnrolledPanelProps {
  course: CourseDetail;
  place: OwnPlace;
  /** The instant at which the page was made. */
  now: string;
}

/** In place of price and seats: the next payment, else the day, and where everything about it is. */
export function EnrolledPanel({ course, place, now }: EnrolledPanelProps) {
  const { schedule, venue } = course;
  const { nextDue, orderReference, paidEur, openEur } = place;
  return (
    <>
      <div className="grid gap-5">
        <p className="text-sm font-strong">
          <EnrolledLamp />
        </p>
        {nextDue ? <NextPayment next={nextDue} /> : <FirstDay schedule={schedule} isFree={paidEur === 0} />}
        <WayToCourse {...{ course, place, now }} />
        <KeyValue className="border-t border-hairline">
          <KeyValueRow term="Date">
            <bdi dir="ltr">{dayRange(schedule.startDate, schedule.endDate)}</bdi>
          </KeyValueRow>
          <KeyValueRow term={course.kind === 'OnlineLiveTraining' ? 'Place' : 'Venue'}>
            {[venue.name, placeOf(course)].filter(Boolean).join(', ')}
          </KeyValueRow>
          {paidEur > 0 && <KeyValueRow term="Paid">{eurText(paidEur)}</KeyValueRow>}
          {openEur > 0 && <KeyValueRow term="Still to pay">{eurText(openEur)}</KeyValueRow>}
        </KeyValue>
      </div>
      <div className="grid gap-2">
        <OrderLink reference={orderReference} kind={course.kind} wide>
          {nextDue ? 'Pay under your order' : 'See your order'}
        </OrderLink>
        {schedule.startDate && (
          <ButtonLink to={calendarPath(course)} reloadDocument wide>
            <CalendarPlus aria-hidden="true" />
            Add to calendar
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** From today to the course, with the next payment on its day. */
function WayToCourse({ course: { schedule }, place: { nextDue }, now }: EnrolledPanelProps) {
  const { startDate, venueTimezone } = schedule;
  const today = dayIn(venueTimezone, now);
  if (!startDate || startDate <= today) return null;
  const span = daysBetween(localDate(today), localDate(startDate));
  const until = (day: string) => Math.round((daysBetween(localDate(today), localDate(day)) / span) * 100);
  const isAhead = nextDue && nextDue.dueOn > today && nextDue.dueOn < startDate;
  return (
    <Ruler
      label={`The course starts in ${counted(span, 'day')}, on ${longDay(startDate)}.${isAhead ? ` The next payment is due on ${longDay(nextDue.dueOn)}.` : ''}`}
      marks={[
        { at: 0, needle: true, above: 'Today' },
        ...(isAhead ? [{ at: until(nextDue.dueOn), below: <>Payment, {shortDay(nextDue.dueOn)}</> }] : []),
        { at: 100, above: `Course, ${shortDay(startDate)}` },
      ]}
    />
  );
}

/** '9 April' */
const shortDay = (day: string) => longDay(day).replace(/ \d{4}$/, '');

type OrderLinkProps = Pick<CourseDetail, 'kind'> & {
  reference: string | null;
  wide?: boolean;
  children: ReactNode;
};

/** Whose course was paid by somebody else has no order of it. */
export const OrderLink = ({ reference, kind, wide, children }: OrderLinkProps) => (
  <ButtonLink variant="primary" to={reference ? `/orders/${reference}` : libraryPage(kind)} wide={wide}>
    {reference ? children : 'See your courses'}
  </ButtonLink>
);

function NextPayment({ next: { eur, aed, dueOn } }: { next: NonNullable<OwnPlace['nextDue']> }) {
  return (
    <div>
      <p className="text-sm text-muted">Next payment</p>
      <Figure size="lg" className="mt-1 block">
        {eurText(eur)}
      </Figure>
      <p className="num mt-2 text-sm text-muted">
        by {longDay(dueOn)}, {aedText(aed)}
      </p>
    </div>
  );
}

type FirstDayProps = Pick<CourseDetail, 'schedule'> & { isFree: boolean };

function FirstDay({ schedule: { startDate, endDate }, isFree }: FirstDayProps) {
  return (
    <div>
      <p className="text-sm text-muted">{isFree ? 'Nothing is to be paid' : 'Everything is paid'}</p>
      <Figure size="xl" className="mt-1 block">
        {startDate ? dayFigure(startDate, endDate) : 'TBD'}
      </Figure>
      {startDate && <p className="mt-2 text-sm text-muted">{dayCaption(startDate, endDate)}</p>}
    </div>
  );
}
