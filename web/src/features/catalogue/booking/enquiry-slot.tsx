import type { ComponentProps, MouseEventHandler, ReactElement, ReactNode } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';

/** The enquiry is a feature of its own: the route puts its dialog behind the trigger, which by itself leads to its page. */
export type EnquirySlot = (wish: {
  isNotice: boolean;
  trigger: ReactElement<{ onClick?: MouseEventHandler<HTMLAnchorElement>; busy?: boolean }>;
}) => ReactNode;

type AskProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'wide'> & {
  course: Pick<CourseDetail, 'kind' | 'slug'>;
  enquiry: EnquirySlot;
  children: ReactNode;
  /** To be told when one can enroll, instead of asking something. */
  isNotice?: boolean;
};

export function Ask({ course, enquiry, isNotice = false, ...button }: AskProps) {
  const to = `${coursePage(course)}/enquiry${isNotice ? '?notice' : ''}`;
  return enquiry({ isNotice, trigger: <ButtonLink to={to} {...button} /> });
}
