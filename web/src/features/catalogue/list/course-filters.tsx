import { CalendarDays, List } from 'lucide-react';
import { FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { usePendingView } from '#web/lists/use-pending-view.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import {
  DATE_CHOICES,
  type DateFilter,
  type ListState,
  type PublicList,
  publicLists,
  SORT_CHOICES,
} from './list-state.ts';

interface CourseFiltersProps {
  list: PublicList;
  state: ListState;
  /** How many courses each choice of date would leave; the calendar has no such choice. */
  dateCounts?: Record<DateFilter, number>;
}

export function CourseFilters({ list, state, dateCounts }: CourseFiltersProps) {
  const shown = usePendingView(list) ?? state;
  const isCalendar = state.view === 'calendar';
  const dates = DATE_CHOICES.map(({ value, label }) => ({
    value,
    label: dateCounts ? `${label} (${dateCounts[value]})` : label,
  }));
  return (
    <search className="flex flex-wrap gap-3">
      <ListForm
        list={list}
        view={shown}
        fields={isCalendar ? ['q'] : ['q', 'date', 'sort']}
        short
        className="grid flex-[1_1_34rem] gap-3 min-[360px]:grid-cols-2 sm:flex sm:flex-wrap"
      >
        <div className="col-span-full flex min-w-0 flex-[1_1_18rem] gap-2">
          <SearchBox
            id="q"
            asked={shown.q}
            label="Search courses"
            placeholder={list === publicLists.OnlineLiveTraining ? ONLINE : IN_PERSON}
            className="min-w-0 flex-1"
          />
          <Button type="submit" className="max-sm:hidden">
            Search
          </Button>
        </div>
        {!isCalendar && (
          <>
            <FilterSelect name="date" label="Date" value={shown.date} choices={dates} className={WIDTH} />
            <FilterSelect
              name="sort"
              label="Sort"
              value={shown.sort || 'date-asc'}
              choices={SORT_CHOICES}
              className={WIDTH}
            />
          </>
        )}
      </ListForm>
      <div className="max-md:w-full">
        <ViewToggle {...{ list, state }} />
      </div>
    </search>
  );
}

const IN_PERSON = 'Course, code, city or instructor';
const ONLINE = 'Course, code or instructor';
const WIDTH = 'text-md sm:w-auto';

function ViewToggle({ list, state }: Pick<CourseFiltersProps, 'list' | 'state'>) {
  const rows = list.changed(state, { view: '', month: '' });
  const calendar = list.changed(state, { view: 'calendar' });
  return (
    <Segmented
      label="View"
      current={state.view === 'calendar' ? calendar : rows}
      items={[
        { to: rows, label: <ViewName Icon={List} name="List" /> },
        { to: calendar, label: <ViewName Icon={CalendarDays} name="Calendar" /> },
      ]}
    />
  );
}

const ViewName = ({ Icon, name }: { Icon: typeof List; name: string }) => (
  <>
    <Icon aria-hidden="true" />
    {name}
  </>
);
