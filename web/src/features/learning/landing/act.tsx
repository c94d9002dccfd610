import { checkoutPage, viewerPage } from '#contracts/courses/course-pages.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import type { LandingCourse, OwnAccess } from './landing-course.ts';

interface ActProps {
  course: LandingCourse;
  access: OwnAccess;
  wide?: boolean;
  /** Where the price card beside it has the primary one. */
  isSecond?: boolean;
  /** What it is called for who may learn the course, and for everybody else. */
  owned?: string;
  offered?: string;
}

/** The one thing to do: go on with the course, or get it. */
export function Act(props: ActProps) {
  const { course, access, wide, isSecond, owned = 'Continue Learning', offered = 'Enroll Now' } = props;
  const { courseId, isEnrollable } = course;
  const variant = isSecond ? 'outline' : 'primary';
  if (access) {
    return (
      <ButtonLink variant={variant} to={viewerPage(courseId)} prefetch="none" wide={wide}>
        {owned}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant={variant}
      to={isEnrollable ? checkoutPage({ kind: 'ELearningCourse', slug: courseId }) : '#price'}
      wide={wide}
    >
      {isEnrollable ? offered : 'View Pricing'}
    </ButtonLink>
  );
}
