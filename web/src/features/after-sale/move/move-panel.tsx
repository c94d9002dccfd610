import { Link, useLocation } from 'react-router';
import type { OtherDate } from '#contracts/after-sale/move-line.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted, dotted, eurText, longDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { dateFigure, differenceText, moveButton } from './move-words.ts';

interface MovePanelProps {
  reference: string;
  dates: readonly OtherDate[];
  /** The date that the address names, else the next. */
  chosen: OtherDate | undefined;
  /** Why it cannot be moved, in the words of the server. */
  refusal: string | null;
  /** Of the course as it is. */
  courseTo: string;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** Other dates of the course, each with what it costs more or less, and the button that says what happens. */
export function MovePanel(props: MovePanelProps) {
  const { reference, dates, chosen, refusal, courseTo, failure, idempotencyKey } = props;
  if (refusal)
    return (
      <Step number={2} title="New date">
        <Notice
          tone="warning"
          title={refusal}
          action={<ButtonLink to="/contact-us">Contact us</ButtonLink>}
        />
      </Step>
    );
  if (!chosen)
    return (
      <Step number={2} title="New date">
        <EmptyState
          title="There is no other date with a free seat"
          actions={
            <>
              <ButtonLink to={courseTo}>See the course page</ButtonLink>
              <ButtonLink to="/contact-us">Ask the course office</ButtonLink>
            </>
          }
        >
          Fully booked dates are not listed. You join their waiting list from the course page and keep this
          seat.
        </EmptyState>
      </Step>
    );
  return (
    <Form intent="move" failure={failure} idempotencyKey={idempotencyKey}>
      <input type="hidden" name="courseId" value={chosen.course._id} />
      <input type="hidden" name="payEur" value={chosen.pay.eur} />
      <input type="hidden" name="backEur" value={chosen.back.eur} />
      <Step number={2} title="New date">
        <ul aria-label="Dates" className="grid rounded-xs border border-control">
          {dates.map((date) => (
            <li key={date.course._id} className="grid not-first:border-t not-first:border-hairline">
              <DateRow date={date} isChosen={date === chosen} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-pretty text-muted">
          Fully booked dates are not listed. You join their waiting list from the course page and keep this
          seat.
        </p>
      </Step>
      <div className="grid gap-5 border-t border-ink pt-5 md:ps-10">
        {chosen.isUncovered && (
          <Notice tone="warning">
            This date costs less than what is still open: please pay what is open first, or contact us.
          </Notice>
        )}
        {chosen.licence && <LicenceNotice words={chosen.licence} />}
        <div className="flex flex-wrap gap-3">
          {!chosen.isUncovered && !chosen.licence && (
            <SubmitButton busyLabel="Processing...">{moveButton(chosen)}</SubmitButton>
          )}
          <ButtonLink variant="outline" to={`/orders/${reference}`}>
            Keep my date
          </ButtonLink>
        </div>
        <p className="text-sm text-pretty text-muted">{nextWords(chosen)}</p>
      </div>
    </Form>
  );
}

/** The way to hand in another comes back to this date. */
function LicenceNotice({ words }: { words: string }) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: pathname + search });
  return (
    <Notice
      tone="warning"
      title="Your license is not good for this date"
      action={<ButtonLink to={`/profile/licence?${next}`}>Hand in a renewed license</ButtonLink>}
    >
      {words}
    </Notice>
  );
}

const nextWords = ({ course, pay }: OtherDate): string =>
  pay.eur > 0
    ? `The seat in ${course.city} is held while you pay. Until then your date stays as it is.`
    : `The seat in ${course.city} is taken in the same moment in which yours is freed. You get a new calendar file.`;

function DateRow({ date, isChosen }: { date: OtherDate; isChosen: boolean }) {
  const { course, instructors, seatsLeft, priceEur, priceUntil, differenceEur } = date;
  const { days, month } = dateFigure(course);
  return (
    <Link
      to={`?act=move&to=${course._id}`}
      preventScrollReset
      aria-current={isChosen}
      className="choice text-ink no-underline"
    >
      <span aria-hidden="true" data-on={isChosen || undefined} className="choice-dot self-center" />
      <span className="flex flex-wrap items-baseline gap-x-3">
        <Figure size="sm">{days}</Figure>
        <span className="num text-muted">{month}</span>
      </span>
      <span className="num self-center font-strong max-md:col-start-2 md:text-end">
        {differenceText(differenceEur)}
      </span>
      <span className="num col-start-2 text-sm text-pretty text-muted">
        {dotted(
          [course.city, instructors[0]].filter(Boolean).join(', '),
          `${counted(seatsLeft, 'seat')} left`,
          `${eurText(priceEur)}${priceUntil ? ` until ${longDay(priceUntil)}` : ''}`,
        )}
      </span>
    </Link>
  );
}
