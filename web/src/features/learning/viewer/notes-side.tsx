import type { Beside } from '../beside.ts';
import type { Panels } from './use-panels.ts';

interface NotesSideProps {
  beside: Beside;
  panels: Panels;
}

/** Notes and bookmarks: a panel with two tabs, on a phone two of the tabs below the slide. */
export function NotesSide({ beside, panels }: NotesSideProps) {
  const isBookmarks = panels.tab === 'bookmarks';
  const tabs = [
    { tab: 'notes', label: 'Notes', count: beside.noteCount, isOn: !isBookmarks },
    { tab: 'bookmarks', label: 'Bookmarks', count: beside.bookmarkedSpots.length, isOn: isBookmarks },
  ] as const;
  return (
    <aside aria-label="Notes and bookmarks" className="v-side">
      <div className="v-side-tabs">
        {tabs.map(({ tab, label, count, isOn }) => (
          <button key={tab} type="button" aria-pressed={isOn} onClick={() => panels.chooseTab(tab)}>
            {label} <span className="num">{count}</span>
          </button>
        ))}
      </div>
      <div className="v-side-body">{isBookmarks ? beside.bookmarks : beside.notes}</div>
    </aside>
  );
}
