import { coursePage } from '#contracts/courses/course-pages.ts';
import { dayFigure, longDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { ReviewStanding } from './own-review.tsx';
import { libraryOf } from './review-words.ts';

interface NoReviewProps {
  course: ReviewStanding['course'];
  may: Exclude<ReviewStanding['may'], 'write' | 'written'>;
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
          <ButtonLink to={libraryOf(course).to} variant="primary">
            Your courses
          </ButtonLink>
          <ButtonLink to={coursePage(course)}>About this course</ButtonLink>
        </>
      }
    >
      {words}
    </EmptyState>
  );
}

function reasonOf(may: NoReviewProps['may'], course: NoReviewProps['course']) {
  const { kind, startDate, endDate } = course;
  const lastDay = endDate ?? startDate;
  switch (may) {
    case 'not-attended':
      return {
        title: 'You have no place on this course',
        words:
          kind === 'ELearningCourse'
            ? 'Only who is enrolled can review it, from half of it on.'
            : 'Only participants can review it, each the run that they were on.',
      };
    case 'not-over':
      return {
        title: 'The course is not over yet',
        figure: startDate ? dayFigure(startDate, endDate) : 'TBD',
        words: lastDay
          ? `Its last day is ${longDay(lastDay)}. You can write from the day after.`
          : 'Its date is not fixed yet. You can write from the day after its last.',
      };
    case 'not-half':
      return {
        title: 'You have not finished half of it yet',
        figure: '50%',
        words: 'You can write as soon as half of the slides that count are completed.',
      };
    case 'closed':
      return {
        title: 'This course does not ask for reviews',
        words: 'If something was good, or was not as it should be, please write to us.',
      };
  }
}
