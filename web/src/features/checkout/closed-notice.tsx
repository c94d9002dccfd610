import type { CheckoutCourse } from '#contracts/orders/checkout.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';

/** Said before anybody fills in a form: this course takes no more orders. */
export function ClosedNotice({ course }: { course: CheckoutCourse }) {
  const isFull = course.seatsLeft <= 0;
  return (
    <EmptyState
      title={isFull ? 'Fully Booked' : 'Enrollment Closed'}
      figure={isFull ? '0' : '–'}
      actions={
        <>
          <ButtonLink to={`/in-person/courses/${course.slug}`} variant="primary">
            Back to the course
          </ButtonLink>
          <ButtonLink to="/in-person-aesthetic-training">Other dates</ButtonLink>
        </>
      }
    >
      {isFull
        ? 'Every seat on this date is taken or held. A seat that becomes free shows on the course page.'
        : 'This date takes no more enrollments.'}
    </EmptyState>
  );
}
