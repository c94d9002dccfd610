import type { Panels, Tab } from './use-panels.ts';

interface BesideTabsProps {
  panels: Panels;
  /** Those that there are, with what they count. */
  tabs: readonly { tab: Tab; label: string; count?: string }[];
}

/** What stands beside the slide on a wide screen stands below it on a phone, one at a time. */
export const BesideTabs = ({ panels, tabs }: BesideTabsProps) => (
  <fieldset className="v-tabs">
    <legend className="sr-only">Beside the slide</legend>
    {tabs.map(({ tab, label, count }) => (
      <button key={tab} type="button" aria-pressed={panels.tab === tab} onClick={() => panels.chooseTab(tab)}>
        {label}
        {count && <span className="num"> {count}</span>}
      </button>
    ))}
  </fieldset>
);
