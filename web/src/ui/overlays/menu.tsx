import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

interface MenuProps {
  /** Of its own on the page: the button opens it by this. */
  id: string;
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * What is rarely done with a thing, behind three dots. The browser closes it on Escape and on a press beside it. A list
 * has many of them, so each is written when it is first opened.
 */
export function Menu({ id, label, icon = <Ellipsis />, children }: MenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={() => setIsOpened(true)}
        aria-label={label}
        className="grid size-(--control) cursor-pointer place-items-center rounded-xs text-muted hover:bg-celadon hover:text-ink"
      >
        {icon}
      </button>
      <div id={id} popover="auto" className="menu">
        {isOpened && children}
      </div>
    </>
  );
}

/** For what is pressed in a menu. */
export const closeMenu = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.togglePopover(false);

type MenuLinkProps = ComponentProps<typeof Link> & {
  /** It leads to what takes something away. */
  danger?: boolean;
};

export function MenuLink({ danger, ...link }: MenuLinkProps) {
  return (
    <Link
      {...link}
      onClick={closeMenu}
      className={cx('flex items-center px-4 py-2 no-underline hover:bg-mist', danger && 'text-danger')}
    />
  );
}
