import type { ReactNode } from 'react';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { ManagerHead } from '#web/ui/layout/manager-head.tsx';

export const CREATE_CASE = `${PAYMENT_CASES}/create`;

const tabs = [
  { to: PAYMENT_CASES, label: 'All Cases' },
  { to: CREATE_CASE, label: 'Create New Case' },
];
const links = [{ to: '/dashboard', label: 'Back to Dashboard' }];

interface CaseManagerHeadProps {
  current: 'list' | 'create';
  actions?: ReactNode;
}

export const CaseManagerHead = ({ current, actions }: CaseManagerHeadProps) => (
  <ManagerHead
    title="General Payment Manager"
    tabs={tabs}
    current={current === 'list' ? PAYMENT_CASES : CREATE_CASE}
    links={links}
    actions={actions}
  />
);
