import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { CourseRows, type MyCourse } from './course-rows.tsx';

/** What is still to come, or where to find it. */
export function CoursesAhead({ courses, children }: { courses: MyCourse[]; children?: ReactNode }) {
  if (courses.length > 0) return <CourseRows courses={courses} />;
  return (
    <EmptyState
      title="No course ahead"
      level={3}
      actions={
        <ButtonLink variant="primary" to="/in-person-aesthetic-training">
          See the dates
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}

/** What is over, and can be reviewed. */
export function PastCourses({ courses }: { courses: MyCourse[] }) {
  return (
    <CourseRows
      courses={courses}
      actionOf={({ slug, title }) => (
        <TextLink to={`/reviews/${slug}`} look="standalone" aria-label={`Write a review of ${title}`}>
          Write a review
        </TextLink>
      )}
    />
  );
}
