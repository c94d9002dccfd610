import type { ComponentProps, MouseEventHandler, ReactElement, ReactNode } from 'react';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { coursePath } from '../course-lists.ts';

/** The enquiry is a feature of its own: the route puts its dialog behind the trigger, which by itself leads to its page. */
export type EnquirySlot = (wish: {
  isNotice: boolean;
  trigger: ReactElement<{ onClick?: MouseEventHandler<HTMLAnchorElement>; busy?: boolean }>;
}) => ReactNode;

type AskProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'wide'> & {
  slug: string;
  enquiry: EnquirySlot;
  children: ReactNode;
  /** To be told when one can enroll, instead of asking something. */
  isNotice?: boolean;
};

export function Ask({ slug, enquiry, isNotice = false, ...button }: AskProps) {
  const to = `${coursePath(slug)}/enquiry${isNotice ? '?notice' : ''}`;
  return enquiry({ isNotice, trigger: <ButtonLink to={to} {...button} /> });
}
