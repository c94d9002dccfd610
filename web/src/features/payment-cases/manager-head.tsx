import type { ReactNode } from 'react';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
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

/** What both halves of the manager begin with. */
export function ManagerHead({ current, actions }: ManagerHeadProps) {
  return (
    <>
      <PageHeader size="2xl" title="General Payment Manager" actions={actions}>
        <TextLink to="/dashboard" look="standalone" className="justify-self-start">
          Back to Dashboard
        </TextLink>
      </PageHeader>
      <TabsNav
        label="General Payment Manager"
        items={TABS}
        current={current === 'list' ? PAYMENT_CASES : CREATE_CASE}
        className="-mt-4 mb-4"
      />
    </>
  );
}
