import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { ManagerHead } from '#web/ui/layout/manager-head.tsx';

const TABS = [
  { to: CERTIFICATES, label: 'Issued' },
  { to: `${CERTIFICATES}/held-back`, label: 'Held back' },
  { to: `${CERTIFICATES}/import`, label: 'Take over' },
];

/** The three lists that certificates are worked from. */
export const CertificateTabs = ({ current }: { current: string }) => (
  <ManagerHead
    title="Certificates"
    tabs={TABS}
    current={current}
    links={[{ to: '/verify', label: 'Verify a certificate' }]}
  />
);
