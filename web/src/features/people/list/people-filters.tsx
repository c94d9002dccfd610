import type { Role } from '#contracts/accounts/account-options.ts';
import { COUNTRIES } from '#contracts/accounts/countries.ts';
import { PROFESSIONS } from '#contracts/accounts/professions.ts';
import { SEEN } from '#contracts/people/people-options.ts';
import { PERSON_STATUSES, type PersonStatus } from '#domain/people/person-status.ts';
import { FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { seenWords, statusWords } from '../people-words.ts';
import { type PeopleView, peopleList } from './people-view.ts';

interface Counts {
  all: number;
  roles: Partial<Record<Role, number>>;
  statuses: Partial<Record<PersonStatus, number>>;
}

interface PeopleFiltersProps {
  view: PeopleView;
  counts: Counts;
}

type Tab = Pick<PeopleView, 'role' | 'status'>;
const ALL: Tab = { role: '', status: '' };
const UNVERIFIED: Tab = { role: '', status: 'unverified' };

const tabsOf = ({ all, roles, statuses }: Counts): { tab: Tab; label: string; count: number }[] => {
  const { learner = 0, instructor = 0, staff = 0, admin = 0 } = roles;
  return [
    { tab: ALL, label: 'All', count: all },
    { tab: { role: 'learner', status: '' }, label: 'Learners', count: learner },
    { tab: { role: 'instructor', status: '' }, label: 'Instructors', count: instructor },
    { tab: { role: 'office', status: '' }, label: 'Staff and admins', count: staff + admin },
    { tab: UNVERIFIED, label: 'Email not verified', count: statuses.unverified ?? 0 },
  ];
};

/** Somebody's account is chosen within a tab, but for the tab that is itself such a choice. */
const currentTab = ({ role, status }: PeopleView): Tab => {
  if (role) return { role, status: '' };
  return status === UNVERIFIED.status ? UNVERIFIED : ALL;
};

const options = (all: readonly string[]) => all.map((value) => ({ value, label: value }));

export function PeopleFilters({ view, counts }: PeopleFiltersProps) {
  // Everybody of the tab, as its number says.
  const pathOf = (tab: Tab) => peopleList.to({ ...tab, sort: view.sort });
  const items = tabsOf(counts).map(({ tab, ...item }) => ({ ...item, to: pathOf(tab) }));
  return (
    <>
      <TabsNav label="People by role" items={items} current={pathOf(currentTab(view))} className="px-5" />
      <ListForm
        list={peopleList}
        view={view}
        fields={['q', 'profession', 'country', 'seen', 'status']}
        className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
      >
        <SearchBox
          asked={view.q}
          label="Search people"
          placeholder="Name, email, order or certificate number"
          className="min-w-0 flex-[1_1_18rem]"
        />
        <FilterSelect
          name="profession"
          label="Profession"
          value={view.profession}
          all="All professions"
          choices={options(PROFESSIONS)}
          className="flex-[0_1_10rem]"
        />
        <FilterSelect
          name="country"
          label="Country"
          value={view.country}
          all="All countries"
          choices={options(COUNTRIES)}
          className="flex-[0_1_9rem]"
        />
        <FilterSelect
          name="seen"
          label="Seen"
          value={view.seen}
          all="Any time"
          choices={SEEN.map((value) => ({ value, label: seenWords[value] }))}
          className="flex-[0_1_9rem]"
        />
        <FilterSelect
          name="status"
          label="Account"
          value={view.status}
          all="Any account"
          choices={PERSON_STATUSES.map((value) => ({ value, label: statusWords[value] }))}
          className="flex-[0_1_9rem]"
        />
        <Button type="submit" size="sm">
          Search
        </Button>
      </ListForm>
    </>
  );
}
