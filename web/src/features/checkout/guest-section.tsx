import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';

const WAYS = ['login', 'register'] as const;
type GuestTab = (typeof WAYS)[number];

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
  if (!tab) {
    return (
      <nav aria-label="Your account" className="grid gap-3 sm:grid-cols-2">
        {WAYS.map((way) => (
          <ButtonLink key={way} to={tabTo(way)} size="lg" wide preventScrollReset>
            {labels[way]}
          </ButtonLink>
        ))}
      </nav>
    );
  }
  return (
    <>
      <TabsNav
        label="Your account"
        className="mb-6"
        current={tabTo(tab)}
        items={WAYS.map((way) => ({ to: tabTo(way), label: labels[way] }))}
      />
      {tab === 'login' ? login : registration}
    </>
  );
}
