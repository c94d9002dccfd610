import type { CheckoutCourse } from '#contracts/orders/checkout.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';

/** Said before anybody fills in a form: this course takes no more orders, and what one can do instead. */
export function ClosedNotice({ course }: { course: CheckoutCourse }) {
  const isFull = course.seatsLeft <= 0;
  const coursePath = `/in-person/courses/${course.slug}`;
  return (
    <EmptyState
      title={isFull ? 'Fully Booked' : 'Enrollment Closed'}
      figure={isFull ? '0' : '–'}
      actions={
        <>
          <ButtonLink to={`${coursePath}/enquiry?notice`} variant="primary">
            Notify Me When Available
          </ButtonLink>
          <ButtonLink to="/in-person-aesthetic-training">Other dates</ButtonLink>
          <ButtonLink to={coursePath}>Back to the course</ButtonLink>
        </>
      }
    >
      {isFull ? fullWords(course) : 'This date takes no more enrollments.'}
    </EmptyState>
  );
}

const fullWords = ({ hasWaitlist }: CheckoutCourse) =>
  hasWaitlist
    ? 'Every seat on this date is taken or held. This course has a waiting list: ask to be told when a seat comes free.'
    : 'Every seat on this date is taken or held. A seat that becomes free shows on the course page.';
