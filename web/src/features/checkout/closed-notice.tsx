import { courseList, coursePage } from '#contracts/courses/course-pages.ts';
import type { CheckoutCourse, OfferedCourse } from '#contracts/orders/checkout.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';

/** Said before anybody fills in a form: this course takes no more orders, and what one can do instead. */
export function ClosedNotice({ course }: { course: OfferedCourse }) {
  if (course.kind !== 'ELearningCourse') return <DateClosed course={course} />;
  return (
    <EmptyState
      title="Enrollment Closed"
      figure="–"
      actions={
        <>
          <ButtonLink to={courseList(course.kind)} variant="primary">
            Other self-paced courses
          </ButtonLink>
          <ButtonLink to={coursePage(course)}>Back to the course</ButtonLink>
        </>
      }
    >
      This course takes no more enrollments.
    </EmptyState>
  );
}

function DateClosed({ course }: { course: CheckoutCourse }) {
  const isFull = course.seatsLeft <= 0;
  const coursePath = coursePage(course);
  return (
    <EmptyState
      title={isFull ? 'Fully Booked' : 'Enrollment Closed'}
      figure={isFull ? '0' : '–'}
      actions={
        <>
          {isFull && course.hasWaitlist && (
            <ButtonLink to={`/waiting-list/${course.slug}`} variant="primary">
              Join the waiting list
            </ButtonLink>
          )}
          <ButtonLink
            to={`${coursePath}/enquiry?notice`}
            variant={isFull && course.hasWaitlist ? 'outline' : 'primary'}
          >
            Notify Me When Available
          </ButtonLink>
          <ButtonLink to={courseList(course.kind)}>Other dates</ButtonLink>
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
    ? 'Every seat on this date is taken or held. This course has a waiting list, from which seats that come free are offered.'
    : 'Every seat on this date is taken or held. A seat that becomes free shows on the course page.';
