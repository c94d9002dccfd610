import { ChevronDown } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#web/ui/cx.ts';
import { isCurrent, type SiteLink } from './site-links.ts';

interface NavMenuProps {
  label: ReactNode;
  links: readonly SiteLink[];
  align?: 'start' | 'end';
  /** Below the links. */
  children?: ReactNode;
}

/** A disclosure of links: it opens without a script, and with one it closes when the reader turns away from it. */
export function NavMenu({ label, links, align = 'start', children }: NavMenuProps) {
  const { pathname } = useLocation();
  const current = links.some((link) => isCurrent(link.to, pathname));
  return (
    <details
      name="site-menu"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      className="group relative self-stretch"
    >
      <summary
        className={cx(
          // As high as the bar, said here: Firefox lays the inside of details out as blocks.
          'flex min-h-18 items-center gap-1 border-y-3 border-transparent text-md whitespace-nowrap hover:border-b-hairline',
          current && 'border-b-signal! font-strong',
        )}
      >
        {label}
        <ChevronDown className="size-4! text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div
        className={cx(
          'absolute top-full z-40 mt-1 min-w-56 animate-float rounded-sm bg-paper py-1.5 text-md shadow-overlay',
          align === 'end' ? 'end-0' : '-start-4',
        )}
      >
        <MenuLinks links={links} />
        {children}
      </div>
    </details>
  );
}

/** The links of a menu, one below the other; the needle stands beside the page the reader is at. */
export function MenuLinks({ links }: { links: readonly SiteLink[] }) {
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map(({ to, label }) => {
        const current = isCurrent(to, pathname);
        return (
          <li key={to}>
            <Link
              to={to}
              onClick={closeAround}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-(--control) items-center border-s-3 border-transparent px-4 py-1.5 no-underline hover:bg-celadon focus-visible:-outline-offset-2 aria-[current]:border-signal aria-[current]:font-strong"
            >
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

function closeOnLeave(event: FocusEvent<HTMLDetailsElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
}

/** The page changes under an open menu, which would otherwise stay. */
export function closeAround(event: MouseEvent<HTMLElement>) {
  const menu = event.currentTarget.closest('details');
  if (menu) menu.open = false;
}
