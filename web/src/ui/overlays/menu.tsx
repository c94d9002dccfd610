import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

interface MenuProps {
  /** Of its own on the page: the button opens it by this. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** There is no other beside it, so it is written at once and opens without a script. */
  isOnly?: boolean;
  /** In a row that is lower than a control. */
  isLow?: boolean;
  /** Of rows of which one at a time is reached by the tabulator. */
  tabIndex?: number;
  children: ReactNode;
}

/**
 * What is rarely done with a thing, behind three dots. The browser closes it on Escape and on a press beside it. A list
 * has many of them, so each is written when it is first opened.
 */
export function Menu(props: MenuProps) {
  const { id, label, icon = <Ellipsis />, isOnly = false, isLow = false, tabIndex, children } = props;
  const [isOpened, setIsOpened] = useState(isOnly);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={() => setIsOpened(true)}
        onKeyDown={(event) => moveInMenu(event, document.getElementById(id))}
        aria-label={label}
        tabIndex={tabIndex}
        className={cx(
          'grid size-(--control) cursor-pointer place-items-center rounded-xs text-muted hover:bg-celadon hover:text-ink',
          isLow && 'md:pointer-fine:size-8',
        )}
      >
        {icon}
      </button>
      <div id={id} popover="auto" className="menu">
        {isOpened && children}
      </div>
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from its button into an open menu and round in it. */
function moveInMenu(event: KeyboardEvent<HTMLElement>, menu: Element | null) {
  const step = steps[event.key];
  if (!step || !menu?.matches(':popover-open')) return;
  event.preventDefault();
  event.stopPropagation();
  const items = [...menu.querySelectorAll<HTMLElement>('a, button')];
  const here = items.indexOf(event.currentTarget);
  items.at(here < 0 ? 0 : (here + step) % items.length)?.focus();
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
      onKeyDown={(event) => moveInMenu(event, event.currentTarget.closest('[popover]'))}
      className={cx('flex items-center px-4 py-2 no-underline hover:bg-mist', danger && 'text-danger')}
    />
  );
}

type MenuButtonProps = ComponentProps<'button'> & { danger?: boolean };

export function MenuButton({ danger, onClick, ...button }: MenuButtonProps) {
  return (
    <button
      {...button}
      type="button"
      onClick={(event) => {
        closeMenu(event);
        onClick?.(event);
      }}
      onKeyDown={(event) => moveInMenu(event, event.currentTarget.closest('[popover]'))}
      className={cx(
        'flex w-full cursor-pointer items-center px-4 py-2 text-start hover:bg-mist',
        danger && 'text-danger',
      )}
    />
  );
}
