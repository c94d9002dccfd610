import type { ReactNode } from 'react';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';

type GuestTab = 'login' | 'register';

interface GuestSectionProps {
  tab: GuestTab;
  /** Address of this page with a tab chosen. */
  tabTo: (tab: GuestTab) => string;
  login: ReactNode;
  registration: ReactNode;
}

/** Who attends is settled first, on the same page: with an account or by opening one. */
export function GuestSection({ tab, tabTo, login, registration }: GuestSectionProps) {
  return (
    <>
      <TabsNav
        label="Your account"
        className="mb-6"
        current={tabTo(tab)}
        items={[
          { to: tabTo('login'), label: 'I Have an Account' },
          { to: tabTo('register'), label: 'Create New Account' },
        ]}
      />
      {tab === 'login' ? login : registration}
    </>
  );
}
