import { ROLES } from '#contracts/accounts/accounts.ts';
import { PERSON_STATUSES } from '#domain/people/person-status.ts';
import { FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { rolesWords, statusWords } from '../people-words.ts';
import { type PeopleView, peopleList } from './people-view.ts';

interface PeopleFiltersProps {
  view: PeopleView;
  counts: { all: number; roles: Partial<Record<(typeof ROLES)[number], number>> };
}

export function PeopleFilters({ view, counts }: PeopleFiltersProps) {
  const pathOf = (role: PeopleView['role']) => peopleList.changed(view, { role });
  const items = [
    { to: pathOf(''), label: 'All', count: counts.all },
    ...ROLES.map((role) => ({ to: pathOf(role), label: rolesWords[role], count: counts.roles[role] ?? 0 })),
  ];
  return (
    <>
      <TabsNav label="People by role" items={items} current={pathOf(view.role)} className="px-5" />
      <ListForm
        list={peopleList}
        view={view}
        fields={['q', 'status', 'sort']}
        className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
      >
        <SearchBox
          asked={view.q}
          label="Search people"
          placeholder="Name or email"
          className="min-w-0 flex-[1_1_18rem]"
        />
        <FilterSelect
          name="status"
          label="Account"
          value={view.status}
          all="Any account"
          choices={PERSON_STATUSES.map((value) => ({ value, label: statusWords[value] }))}
          className="flex-[0_1_11rem]"
        />
        <FilterSelect
          name="sort"
          label="Order"
          value={view.sort}
          all="Newest first"
          choices={[{ value: 'name', label: 'By last name' }]}
          className="flex-[0_1_11rem]"
        />
        <Button type="submit" size="sm">
          Search
        </Button>
      </ListForm>
    </>
  );
}
