import type { ReactNode } from 'react';
import { coursePage } from '#contracts/courses/course-pages.ts';
import type { BreakdownView, CheckoutCourse, OfferedCourse } from '#contracts/orders/checkout.ts';
import { aedText, dayFigure, dayRange } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { Schedule } from '#web/ui/instruments/schedule.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { Cover, type CoverTone } from '#web/ui/pictures/cover.tsx';
import { DueFigure } from './due.tsx';
import { scheduleRows } from './plan-text.ts';
import { selfPacedText } from './self-paced-text.ts';

/** What is to be paid first: today, or for an order that waits for it already. */
export type Due = { label: 'Due today' | 'Due now' | 'To pay today by card'; eur: number; aed: number };

interface OrderSummaryProps {
  course: OfferedCourse;
  breakdown: BreakdownView;
  /** The seat's countdown, once there is one. */
  hold?: ReactNode;
  /** None of a course that nobody can have. */
  due: Due | null;
  /** The rows of the price. */
  children: ReactNode;
}

/** Stays in view beside the form; on a phone it stands above it and its sum in a bar below. */
export function OrderSummary({ course, breakdown, hold, due, children }: OrderSummaryProps) {
  return (
    <aside
      id="summary"
      aria-label="Order summary"
      className="max-lg:order-first lg:sticky lg:top-6 lg:max-h-[calc(100dvh-48px)] lg:overflow-y-auto"
    >
      <Panel>
        {hold}
        <CourseLine course={course} />
        {children}
        {due && (
          <div className="grid gap-5 max-lg:hidden">
            <DueFigure label={due.label} eur={due.eur}>
              {due.eur > 0 ? aedText(due.aed) : 'Nothing is charged'}
            </DueFigure>
            {breakdown.parts.length > 1 && <Schedule items={scheduleRows(breakdown)} />}
          </div>
        )}
      </Panel>
    </aside>
  );
}

function CourseLine({ course }: { course: OfferedCourse }) {
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4">
      <Cover
        size="thumb"
        tone={course.discipline as CoverTone}
        code={course.code}
        figure={course.kind !== 'ELearningCourse' ? daysFigure(course) : `${course.minutes}′`}
      />
      <div className="min-w-0">
        <TextLink
          to={coursePage(course)}
          look="quiet"
          dir="auto"
          className="block leading-5.5 font-strong wrap-anywhere"
        >
          {course.title}
        </TextLink>
        <p className="num mt-1 text-sm text-muted">
          {course.kind !== 'ELearningCourse' ? <WhenAndWhere course={course} /> : selfPacedText(course)}
        </p>
      </div>
    </div>
  );
}

const daysFigure = ({ startDate, endDate }: CheckoutCourse) =>
  startDate ? dayFigure(startDate, endDate) : 'TBD';

function WhenAndWhere({ course }: { course: CheckoutCourse }) {
  const { kind, startDate, endDate, city, venueTimezone: zone } = course;
  const place = placeText({ kind, city, zone });
  return (
    <>
      <bdi dir="ltr">{dayRange(startDate, endDate)}</bdi>
      {place && `, ${place}`}
    </>
  );
}
