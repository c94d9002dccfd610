import type { ReactNode } from 'react';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';

export const CREATE_CASE = `${PAYMENT_CASES}/create`;

const TABS = [
  { to: PAYMENT_CASES, label: 'All Cases' },
  { to: CREATE_CASE, label: 'Create New Case' },
];

interface ManagerHeadProps {
  current: 'list' | 'create';
  actions?: ReactNode;
}

/** What both halves of the manager begin with: its name, its tabs and what can be done, on one line where there is room. */
export function ManagerHead({ current, actions }: ManagerHeadProps) {
  return (
    <header className="mb-4 grid gap-1 pt-1">
      <TextLink to="/dashboard" look="standalone" className="justify-self-start">
        Back to Dashboard
      </TextLink>
      <div className="flex flex-wrap items-end gap-x-8 border-b border-hairline">
        <h1 className="py-2 text-2xl max-md:w-full">General Payment Manager</h1>
        <TabsNav
          label="General Payment Manager"
          items={TABS}
          current={current === 'list' ? PAYMENT_CASES : CREATE_CASE}
          className="me-auto -mb-px border-b-0"
        />
        {actions && <div className="flex flex-wrap gap-2 py-2">{actions}</div>}
      </div>
    </header>
  );
}
