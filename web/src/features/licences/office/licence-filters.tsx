import { LICENCE_STATES as STATES } from '#domain/licences/licence-standing.ts';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { LICENCE_STATES } from '../licence-words.ts';
import { type LicenceView, licenceList } from './licence-view.ts';

interface LicenceFiltersProps {
  view: LicenceView;
  counts: Partial<Record<(typeof STATES)[number], number>>;
}

export function LicenceFilters({ view, counts }: LicenceFiltersProps) {
  const pathOf = (state: LicenceView['state']) => licenceList.changed(view, { state });
  const countOf = (state: (typeof STATES)[number]) => counts[state] ?? 0;
  const items = [
    ...STATES.map((state) => ({
      to: pathOf(state),
      label: LICENCE_STATES[state].word,
      count: countOf(state),
    })),
    { to: pathOf('all'), label: 'All', count: STATES.reduce((sum, state) => sum + countOf(state), 0) },
  ];
  return (
    <>
      <TabsNav label="Licenses by state" items={items} current={pathOf(view.state)} className="px-5" />
      <ListForm
        list={licenceList}
        view={view}
        fields={['q']}
        className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
      >
        <SearchBox
          asked={view.q}
          label="Search licenses"
          placeholder="Name, email or number"
          className="min-w-0 flex-[1_1_18rem]"
        />
        <Button type="submit" size="sm">
          Search
        </Button>
      </ListForm>
    </>
  );
}
