import type { ReactNode } from 'react';
import { TextLink } from '../navigation/link.tsx';
import { type TabLink, TabsNav } from '../navigation/tabs-nav.tsx';

interface ManagerHeadProps {
  title: string;
  tabs: readonly TabLink[];
  /** The `to` of the tab the reader is at. */
  current: string;
  /** Where it is left to; the first one back. */
  links: readonly { to: string; label: string }[];
  actions?: ReactNode;
  /** The page has a heading of its own: what is edited. */
  isNamed?: boolean;
}

/** What list and form of a manager begin with: title, tabs and acts, on one line where there is room. */
export function ManagerHead({ title, tabs, current, links, actions, isNamed }: ManagerHeadProps) {
  return (
    <header className="mb-3 grid gap-1">
      <p className="flex flex-wrap gap-x-6 text-xs">
        {links.map(({ to, label }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
      </p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        {isNamed ? <p className="text-md text-muted">{title}</p> : <h1 className="text-2xl">{title}</h1>}
        <TabsNav label={title} items={tabs} current={current} className="me-auto border-b-0" />
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
