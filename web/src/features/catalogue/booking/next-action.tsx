import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { checkoutPage } from '#contracts/courses/course-pages.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { comingRunsPath, isArchived } from './course-moment.ts';
import { Ask, type EnquirySlot } from './enquiry-slot.tsx';

interface NextActionProps {
  course: CourseDetail;
  isEnrollable: boolean;
  enquiry: EnquirySlot;
  wide?: boolean;
  /** Where something else is to be done first. */
  isSecond?: boolean;
  /** What asking for a notice is called. */
  notice?: string;
}

/** What one can do now: enroll, else be told when one can; of a course that is over, see its coming dates. */
export function NextAction({ course, isEnrollable, enquiry, wide, isSecond, notice }: NextActionProps) {
  const isOver = isArchived(course);
  const variant = isSecond ? 'outline' : 'primary';
  if (!isOver && !isEnrollable) {
    return (
      <Ask {...{ course, enquiry, wide, variant }} isNotice>
        {notice ?? 'Notify Me When Available'}
      </Ask>
    );
  }
  return (
    <ButtonLink to={isOver ? comingRunsPath(course) : checkoutPage(course)} variant={variant} wide={wide}>
      {isOver ? 'Coming dates' : 'Enroll Now'}
    </ButtonLink>
  );
}
