import type { ReactNode } from 'react';
import { INTEGRATIONS, WEBHOOKS } from '#web/lib/office-paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';

const TABS = [
  { to: INTEGRATIONS, label: 'API keys' },
  { to: WEBHOOKS, label: 'Webhooks' },
];

interface HeadProps {
  current: typeof INTEGRATIONS | typeof WEBHOOKS;
  lead: ReactNode;
  actions: ReactNode;
}

/** What other programs may ask, and what they are told. */
export function IntegrationsHead({ current, lead, actions }: HeadProps) {
  return (
    <>
      <PageHeader size="2xl" title="Integrations" lead={lead} actions={actions} />
      <TabsNav label="Integrations" items={TABS} current={current} className="mb-4" />
    </>
  );
}
