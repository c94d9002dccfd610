import { checkoutPage, viewerPage } from '#contracts/courses/course-pages.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import type { LandingCourse, OwnAccess } from './landing-course.ts';

interface ActProps {
  course: LandingCourse;
  access: OwnAccess;
  wide?: boolean;
  /** What it is called for who may learn the course, and for everybody else. */
  owned?: string;
  offered?: string;
}

/** The one thing to do: go on with the course, or get it. */
export function Act({ course, access, wide, owned = 'Continue Learning', offered = 'Enroll Now' }: ActProps) {
  const { courseId, isEnrollable } = course;
  if (access) {
    return (
      <ButtonLink variant="primary" to={viewerPage(courseId)} prefetch="none" wide={wide}>
        {owned}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant="primary"
      to={isEnrollable ? checkoutPage({ kind: 'ELearningCourse', slug: courseId }) : '#price'}
      wide={wide}
    >
      {isEnrollable ? offered : 'View Pricing'}
    </ButtonLink>
  );
}
