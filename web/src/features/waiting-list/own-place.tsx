import { coursePage } from '#contracts/courses/course-pages.ts';
import type { WaitedCourse, WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { dayIn, longDay, ordinal } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { timeFrom } from './waiting-words.ts';

type FailureProps = { failure: FormFailure | undefined };

const LeaveForm = ({ failure }: FailureProps) => (
  <Form intent="leave" failure={failure}>
    <SubmitButton variant="ghost" busyLabel="Leaving...">
      Leave the list
    </SubmitButton>
  </Form>
);

/** Whoever does not take the seat gives it to the next, and stays in line or not. */
export const LeaveOffer = ({ decline, leave }: Record<'decline' | 'leave', FormFailure | undefined>) => (
  <div className="flex flex-wrap items-start gap-3">
    <Form intent="decline" failure={decline}>
      <SubmitButton variant="outline" busyLabel="Declining...">
        Decline, stay on the list
      </SubmitButton>
    </Form>
    <LeaveForm failure={leave} />
  </div>
);

/** Somebody who waits: where, and what happens then. */
export function InLine({ place, failure }: FailureProps & { place: WaitingPlace }) {
  if (place.isPaying)
    return (
      <Notice
        title="Your order has taken the seat"
        action={<ButtonLink to="/orders">Your orders</ButtonLink>}
      >
        Pay it there to be enrolled.
      </Notice>
    );
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">
        You are {ordinal(place.place)} of {place.of} on the waiting list.
      </p>
      <p className="max-w-[58ch] text-muted">
        As soon as a seat is free we offer it to the first in line by email and hold it for 24 hours, or less
        when the registration closes before. Nothing is charged while you wait.
      </p>
      <LeaveForm failure={failure} />
    </div>
  );
}

/** Somebody who does not wait yet. */
export function JoinList({
  course,
  obstacle,
  failure,
}: FailureProps & { course: WaitedCourse; obstacle: string | null }) {
  if (obstacle)
    return (
      <Notice
        title={obstacle}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={coursePage(course)}>Back to the course</ButtonLink>
          </div>
        }
      />
    );
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-[58ch] text-muted">
        Every seat is taken. As soon as one is free we offer it to the first in line by email and hold it for
        24 hours, or less when the registration closes before. Waiting costs nothing and binds you to nothing.
      </p>
      <Form intent="join" failure={failure}>
        <SubmitButton busyLabel="Joining...">Join the waiting list</SubmitButton>
      </Form>
    </div>
  );
}

/** What an offer means to whoever does not answer it, and the facts. */
export function IfNothing({ place, now }: { place: WaitingPlace; now: string }) {
  const { course, offer, joinedAt } = place;
  const { venueTimezone: zone, capacity, taken } = course;
  return (
    <aside aria-labelledby="if-nothing" className="grid content-start gap-3">
      <h2 id="if-nothing" className="text-lg">
        If you do nothing
      </h2>
      {offer && (
        <p className="num text-sm text-muted">
          At {timeFrom(now, { zone, instant: offer.endsAt })} the offer ends and the seat goes to the next in
          line. You stay on the list, right behind them, for the next one.
        </p>
      )}
      <KeyValue>
        <KeyValueRow term="Seats">
          {taken - 1} of {capacity} taken, 1 held for you
        </KeyValueRow>
        <KeyValueRow term="On the list since">{longDay(dayIn(zone, joinedAt))}</KeyValueRow>
      </KeyValue>
    </aside>
  );
}
