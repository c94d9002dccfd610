import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

const looks = {
  /** Inside a sentence. */
  inline: '',
  /** Alone on its line: as tall as a finger. */
  standalone: 'inline-flex min-h-(--control) items-center gap-1.5 text-md font-strong',
  /** Where place and weight already say that it leads somewhere, as a title in a row does. */
  quiet: 'no-underline hover:underline',
};

type TextLinkProps = ComponentProps<typeof Link> & { look?: keyof typeof looks };

export function TextLink({ look = 'inline', className, ...link }: TextLinkProps) {
  return <Link {...link} className={cx(looks[look], className) || undefined} />;
}
