import { Ellipsis } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

interface MenuProps {
  /** Of its own on the page: the button opens it by this, without a script too. */
  id: string;
  label: string;
  children: ReactNode;
}

/** What is rarely done with a thing, behind three dots. The browser closes it on Escape and on a press beside it. */
export function Menu({ id, label, children }: MenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="grid size-(--control) cursor-pointer place-items-center rounded-xs text-muted hover:bg-celadon hover:text-ink"
      >
        <Ellipsis />
      </button>
      <div id={id} popover="auto" className="menu">
        {children}
      </div>
    </>
  );
}

const close = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

type MenuLinkProps = ComponentProps<typeof Link> & {
  /** It leads to what takes something away. */
  danger?: boolean;
};

export function MenuLink({ danger, ...link }: MenuLinkProps) {
  return (
    <Link
      {...link}
      onClick={close}
      className={cx('flex items-center px-4 py-2 no-underline hover:bg-mist', danger && 'text-danger')}
    />
  );
}
