import type { UserFigures } from '#contracts/people/person-timeline.ts';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import type { PersonPage, PersonView } from './person-view.ts';

interface PersonTabsProps {
  list: PersonPage;
  view: PersonView;
  figures: UserFigures;
  isErased: boolean;
}

/** Each says how many rows stand in it. */
export function PersonTabs({ list, view, figures, isErased }: PersonTabsProps) {
  const to = (tab: PersonView['tab']) => list.to({ tab });
  const items = [
    { to: to(''), label: 'Overview' },
    { to: to('orders'), label: 'Orders', count: figures.orders },
    { to: to('learning'), label: 'Learning', count: figures.learning },
    { to: to('certificates'), label: 'Certificates', count: figures.certificates },
    { to: to('messages'), label: 'Messages', count: figures.messages },
    { to: to('audit'), label: 'Audit', count: figures.moments },
    ...(isErased ? [] : [{ to: to('account'), label: 'Account' }]),
  ];
  return (
    <TabsNav
      label="What there is of this person"
      items={items}
      current={to(view.tab)}
      className="border border-hairline bg-paper px-5"
    />
  );
}
