import type { ReactNode } from 'react';
import { courseList } from '#contracts/courses/course-pages.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { CourseRows, type MyCourse } from './course-rows.tsx';

interface CoursesAheadProps<Course extends MyCourse> {
  courses: Course[];
  kind?: RunKind;
  /** What there is to do about a course. */
  actionOf?: (course: Course) => ReactNode;
  belowOf?: (course: Course) => ReactNode;
  children?: ReactNode;
}

/** What is still to come, or where to find it. */
export function CoursesAhead<Course extends MyCourse>({
  courses,
  kind = 'InPersonCourse',
  actionOf,
  belowOf,
  children,
}: CoursesAheadProps<Course>) {
  if (courses.length > 0) return <CourseRows {...{ courses, actionOf, belowOf }} />;
  return (
    <EmptyState
      title="No course ahead"
      level={3}
      actions={
        <ButtonLink variant="primary" to={courseList(kind)}>
          See the dates
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}

interface PastCoursesProps<Course extends MyCourse>
  extends Pick<CoursesAheadProps<Course>, 'courses' | 'belowOf'> {
  /** What there is to do beside reviewing it. */
  actionOf?: (course: Course) => ReactNode;
}

/** What is over, and can be reviewed. */
export function PastCourses<Course extends MyCourse>({
  courses,
  actionOf,
  belowOf,
}: PastCoursesProps<Course>) {
  return (
    <CourseRows
      {...{ courses, belowOf }}
      actionOf={(course) => (
        <>
          {actionOf?.(course)}
          <TextLink
            to={`/reviews/${course.slug}`}
            look="standalone"
            aria-label={`Write a review of ${course.title}`}
          >
            Write a review
          </TextLink>
        </>
      )}
    />
  );
}
