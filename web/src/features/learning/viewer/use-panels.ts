import { useState, useSyncExternalStore } from 'react';

/** From here on there is room for the contents beside the stage, and from there for both panels. */
const WIDE = '(min-width: 1024px) and (min-height: 481px)';
const WIDEST = '(min-width: 1440px)';

function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

export const TABS = ['script', 'contents', 'notes', 'bookmarks'] as const;
export type Tab = (typeof TABS)[number];

type Open = { contents: boolean | null; notes: boolean };

/** What stands beside the slide: on a wide screen panels, on a phone one of the tabs below it. */
export function usePanels() {
  const isWide = useMedia(WIDE, true);
  const isWidest = useMedia(WIDEST, false);
  const [open, setOpen] = useState<Open>({ contents: null, notes: false });
  const [tab, setTab] = useState<Tab>('script');
  const hasContents = open.contents ?? isWide;
  const showNotes = (notes: boolean) =>
    setOpen({ notes, contents: notes && !isWidest ? false : open.contents });
  return {
    tab,
    chooseTab: setTab,
    hasContents,
    hasNotes: open.notes,
    /** Null as long as nobody has chosen: then the width decides. */
    contentsChoice: open.contents,
    toggleContents: () => setOpen({ contents: !hasContents, notes: open.notes && (hasContents || isWidest) }),
    toggleNotes: () => showNotes(!open.notes),
    /** Wherever they are shown on this screen. */
    showNotes: () => {
      showNotes(true);
      setTab('notes');
    },
    /** A panel that lies over the stage goes when one goes on. */
    closeOver: () => !isWide && setOpen({ contents: null, notes: false }),
  };
}
export type Panels = ReturnType<typeof usePanels>;
