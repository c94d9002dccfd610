import type { ReactNode } from 'react';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';

type GuestTab = 'login' | 'register';

interface GuestSectionProps {
  /** None before one has chosen. */
  tab: GuestTab | null;
  labels?: Readonly<Record<GuestTab, string>>;
  /** Address of this page with a tab chosen. */
  tabTo: (tab: GuestTab) => string;
  login: ReactNode;
  registration: ReactNode;
}

const LABELS = { login: 'I Have an Account', register: 'Create New Account' };

/** Who attends is settled first, on the same page: with an account or by opening one. */
export function GuestSection(props: GuestSectionProps) {
  const { tab, labels = LABELS, tabTo, login, registration } = props;
  return (
    <>
      <TabsNav
        label="Your account"
        className="mb-6"
        current={tab ? tabTo(tab) : undefined}
        items={[
          { to: tabTo('login'), label: labels.login },
          { to: tabTo('register'), label: labels.register },
        ]}
      />
      {tab === 'login' && login}
      {tab === 'register' && registration}
    </>
  );
}
