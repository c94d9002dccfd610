import type { ReactNode } from 'react';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { counted, dayRange, dotted } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type AheadCourse, KIND_WORDS, nextDayOf } from '../my-orders/ahead.ts';
import { DueAmount } from '../my-orders/due-amount.tsx';
import { SessionLink, SessionTime } from '../my-orders/next-session.tsx';
import { OrderCover } from '../my-orders/order-cover.tsx';
import { PayForm } from '../my-orders/pay-form.tsx';
import type { NextStep } from './next-step.ts';

interface HomeLeadProps {
  step: NextStep;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The server's time. */
  now: string;
  idempotencyKey: string;
}

/** The one thing to do next: a cover, a figure, a button. */
export function HomeLead({ step, today, now, idempotencyKey }: HomeLeadProps) {
  const course = step.kind === 'course' ? step.course : step.order.course;
  return (
    <section
      aria-labelledby="next-step"
      className="mb-(--s8) grid gap-x-10 gap-y-6 border-t border-ink lg:grid-cols-[7fr_5fr]"
    >
      <OrderCover course={course} className="aspect-auto min-h-64 max-md:min-h-52 lg:min-h-80" />
      <div className="flex flex-col gap-2 lg:py-6">
        <p className="num text-sm text-muted">{dotted(course.code, KIND_WORDS[course.kind])}</p>
        <h2 id="next-step" dir="auto" className="text-2xl tracking-title text-balance wrap-anywhere">
          {step.kind === 'course' ? course.title : step.order.title}
        </h2>
        <div className="mt-auto grid gap-5 pt-6">
          {step.kind === 'course' ? (
            <Countdown course={step.course} today={today} />
          ) : (
            <DueAmount due={step.due} today={today} />
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Act step={step} now={now} idempotencyKey={idempotencyKey} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Countdown({ course, today }: { course: AheadCourse; today: string }) {
  const { startDate, endDate, startTime, venueTimezone, kind, venueName, city, nextSession } = course;
  const next = nextDayOf(course);
  const days = next ? daysBetween(localDate(today), localDate(next)) : null;
  const place = placeText({ kind, venueName, city });
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <Figure size="lg">{days === null ? 'TBD' : Math.max(days, 0)}</Figure>
      <p className="num pb-1 text-md leading-5.5">
        <strong>{days !== null && daysWords(days)}</strong>
        {nextSession ? (
          <SessionTime session={nextSession} zone={venueTimezone} />
        ) : (
          <span className="block text-muted">
            {dayRange(startDate, endDate)}
            {startTime && `, ${startTime} ${onClocksOf(venueTimezone, city)}`}
          </span>
        )}
        {place && <span className="block text-muted">{place}</span>}
      </p>
    </div>
  );
}

const daysWords = (days: number): string => {
  if (days <= 0) return 'days to go: it is on';
  return `${counted(days, 'day').replace(/^\S+ /, '')} to go`;
};

function Act({ step, now, idempotencyKey }: Omit<HomeLeadProps, 'today'>): ReactNode {
  if (step.kind === 'course') {
    const { orderReference } = step.course;
    return (
      <>
        {step.course.nextSession ? (
          <SessionLink course={step.course} now={now} isLead />
        ) : (
          <ButtonLink variant="primary" to={coursePage(step.course)}>
            Open course
          </ButtonLink>
        )}
        {orderReference && (
          <TextLink to={`/orders/${orderReference}`} look="standalone">
            Order and receipts
          </TextLink>
        )}
      </>
    );
  }
  const { order, due } = step;
  const toOrder = `/orders/${order.reference}`;
  if (step.kind === 'unfinished') {
    return (
      <ButtonLink variant="primary" to={toOrder}>
        {order.method === 'bank' ? 'Show the bank details' : 'Continue to payment'}
      </ButtonLink>
    );
  }
  return (
    <>
      <PayForm reference={order.reference} part={due} name={order.title} idempotencyKey={idempotencyKey} />
      <TextLink to={toOrder} look="standalone">
        All payments
      </TextLink>
    </>
  );
}
