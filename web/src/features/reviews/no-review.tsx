import { dayFigure, longDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { ReviewStanding } from './own-review.tsx';

interface NoReviewProps {
  course: ReviewStanding['course'];
  may: 'not-attended' | 'not-over' | 'closed';
}

/** Why there is nothing to write, and where to go instead. */
export function NoReview({ course, may }: NoReviewProps) {
  const { title, words, figure } = reasonOf(may, course);
  return (
    <EmptyState
      title={title}
      figure={figure}
      actions={
        <>
          <ButtonLink to="/library/in-person" variant="primary">
            Your courses
          </ButtonLink>
          <ButtonLink to={`/in-person/courses/${course.slug}`}>About this course</ButtonLink>
        </>
      }
    >
      {words}
    </EmptyState>
  );
}

function reasonOf(may: NoReviewProps['may'], { startDate, endDate }: NoReviewProps['course']) {
  const lastDay = endDate ?? startDate;
  switch (may) {
    case 'not-attended':
      return {
        title: 'You have no place on this course',
        words: 'Only participants can review it, each the run that they were on.',
      };
    case 'not-over':
      return {
        title: 'The course is not over yet',
        figure: startDate ? dayFigure(startDate, endDate) : 'TBD',
        words: lastDay
          ? `Its last day is ${longDay(lastDay)}. You can write from the day after.`
          : 'Its date is not fixed yet. You can write from the day after its last.',
      };
    case 'closed':
      return {
        title: 'This course does not ask for reviews',
        words: 'If something was good, or was not as it should be, please write to us.',
      };
  }
}
