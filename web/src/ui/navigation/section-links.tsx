import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type TabLink, TabsNav } from './tabs-nav.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** The parts of a page as tabs that stay in view; the needle goes along with the reader. */
export function SectionLinks({ items }: { items: readonly TabLink[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(items.map(({ to }) => to.slice(1)));
  const location = useLocation();

  // The router scrolls to the part that a link names; whoever reads by keyboard or ear has to get there, too.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);

  // On a phone the tabs are wider than the screen: the current one is brought into sight.
  useEffect(() => {
    const tabs = bar.current?.firstElementChild;
    const link = tabs?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (link) tabs?.scrollTo({ left: link.offsetLeft - 20 });
  }, [current]);

  return (
    <div ref={bar} className="sticky top-0 z-10 bg-paper print:hidden">
      <TabsNav label="On this page" items={items} current={current && `#${current}`} className="relative" />
    </div>
  );
}
