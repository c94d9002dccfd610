import { checkoutPage, courseList, coursePage } from '#contracts/courses/course-pages.ts';
import type { WaitedCourse, WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { dayIn, longDay, ordinal, timeFrom } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { whatHappens } from './waiting-words.ts';

type FailureProps = { failure: FormFailure | undefined };

const LeaveForm = ({ failure, variant }: FailureProps & { variant: 'ghost' | 'outline' }) => (
  <Form intent="leave" failure={failure}>
    <SubmitButton variant={variant} busyLabel="Leaving...">
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
    <LeaveForm failure={leave} variant="ghost" />
  </div>
);

type InLineProps = FailureProps & {
  place: WaitingPlace;
  /** Why no seat is offered any more. */
  end: string | null;
  /** A seat is free for everybody. */
  isFree: boolean;
};

/** Somebody who waits: where, and what happens then. */
export function InLine({ place, end, isFree, failure }: InLineProps) {
  const { course, isPaying } = place;
  if (isPaying) return <Paying />;
  return (
    <div className="grid justify-items-start gap-5">
      {isFree && <FreeNow course={course} />}
      {end && !isFree && (
        <Notice
          title={end}
          action={<ButtonLink to={courseList(course.kind)}>Other dates</ButtonLink>}
          className="w-full"
        />
      )}
      {!end && <Place place={place} />}
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink to={coursePage(course)}>See the course</ButtonLink>
        <LeaveForm failure={failure} variant="outline" />
      </div>
    </div>
  );
}

const Paying = () => (
  <Notice title="Your order has taken the seat" action={<ButtonLink to="/orders">Your orders</ButtonLink>}>
    Pay it there to be enrolled.
  </Notice>
);

/** Nobody need wait for a seat that everybody can have. */
const FreeNow = ({ course }: { course: WaitedCourse }) => (
  <Notice
    tone="success"
    title="A seat is free for everybody"
    action={
      <ButtonLink to={checkoutPage(course)} variant="primary">
        Enroll Now
      </ButtonLink>
    }
    className="w-full"
  >
    It is not held: whoever enrolls first has it.
  </Notice>
);

function Place({ place: { course, place, of, joinedAt, passedAt } }: { place: WaitingPlace }) {
  const { venueTimezone, taken, capacity } = course;
  return (
    <>
      <p className="num text-lg">
        You are {ordinal(place)} of {of} on the waiting list.
      </p>
      <p className="max-w-[58ch] text-muted">{whatHappens(course)} Nothing is charged while you wait.</p>
      {passedAt && (
        <p className="num max-w-[58ch] text-muted">
          A seat that was offered to you has gone to others on {longDay(dayIn(venueTimezone, passedAt))}. You
          are asked again when another comes free.
        </p>
      )}
      <KeyValue className="w-full max-w-120 border-t border-hairline">
        <KeyValueRow term="Seats">
          {taken} of {capacity} taken
        </KeyValueRow>
        <KeyValueRow term="On the list since">{longDay(dayIn(venueTimezone, joinedAt))}</KeyValueRow>
      </KeyValue>
    </>
  );
}

type JoinListProps = FailureProps & { course: WaitedCourse; obstacle: string | null; isFree: boolean };

/** Somebody who does not wait yet. */
export function JoinList({ course, obstacle, isFree, failure }: JoinListProps) {
  if (isFree) return <FreeNow course={course} />;
  if (obstacle)
    return (
      <Notice
        title={obstacle}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={coursePage(course)}>Back to the course</ButtonLink>
            <ButtonLink to={courseList(course.kind)}>Other dates</ButtonLink>
          </div>
        }
      />
    );
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-[58ch] text-muted">
        Every seat is taken. {whatHappens(course)} Waiting costs nothing and binds you to nothing.
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
      <TextLink to={coursePage(course)} look="standalone" className="justify-self-start">
        See the course
      </TextLink>
    </aside>
  );
}
