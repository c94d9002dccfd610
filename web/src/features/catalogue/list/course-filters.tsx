import { CalendarDays, List } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/controls/button.tsx';
import { SearchField } from '#web/ui/controls/search-field.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import {
  choose,
  DATE_CHOICES,
  type DateFilter,
  LIST_PATH,
  type ListState,
  listPath,
  SORT_CHOICES,
} from './list-address.ts';
import { usePendingList } from './use-pending-list.ts';

interface CourseFiltersProps {
  state: ListState;
  /** How many courses each choice of date would leave; the calendar has no such choice. */
  dateCounts?: Record<DateFilter, number>;
}

/** An ordinary form that asks by address. With a script a choice counts at once, and the address stays short. */
export function CourseFilters({ state, dateCounts }: CourseFiltersProps) {
  const navigate = useNavigate();
  const shown = usePendingList() ?? state;
  const [typed, setTyped] = useTyped(state.q ?? '');
  const isCalendar = state.view === 'calendar';

  const go = (change: Partial<ListState>) =>
    navigate(listPath(choose(shown, { q: typed.trim() || undefined, ...change })), {
      preventScrollReset: true,
    });

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    go({});
  }

  return (
    <search className="flex flex-wrap gap-3">
      <form
        action={LIST_PATH}
        onSubmit={search}
        className="grid flex-[1_1_34rem] gap-3 min-[360px]:grid-cols-2 sm:flex sm:flex-wrap"
      >
        <KeptInputs state={isCalendar ? state : { ...state, date: undefined, sort: undefined }} />
        <div className="col-span-full flex min-w-0 flex-[1_1_18rem] gap-2">
          <SearchField
            id="q"
            name="q"
            label="Search courses"
            placeholder="Course, code, city or instructor"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="min-w-0 flex-1"
          />
          <Button type="submit" className="max-sm:hidden">
            Search
          </Button>
        </div>
        {!isCalendar && (
          <>
            <Choice
              name="date"
              label="Date"
              value={shown.date}
              choices={DATE_CHOICES.map(({ value, label }) => ({
                value,
                label: dateCounts ? `${label} (${dateCounts[value]})` : label,
              }))}
              onChoose={(date) => go({ date })}
            />
            <Choice
              name="sort"
              label="Sort"
              value={shown.sort}
              choices={SORT_CHOICES}
              onChoose={(sort) => go({ sort })}
            />
          </>
        )}
      </form>
      <div className="max-md:w-full">
        <ViewToggle state={state} />
      </div>
    </search>
  );
}

/** What stands in the search box: what is typed, until the address says something else. */
function useTyped(asked: string) {
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setTyped(asked);
  }
  return [typed, setTyped] as const;
}

/** What the form has no control for, kept for a reader without a script. */
function KeptInputs({ state }: { state: ListState }) {
  const { status, discipline, series, view, month, date, sort } = state;
  return Object.entries({ status, discipline, series, view, month, date, sort }).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface ChoiceProps<V extends string> {
  name: string;
  label: string;
  /** Nothing stands for the first choice. */
  value: V | undefined;
  choices: readonly { value: V; label: string }[];
  onChoose: (value: V | undefined) => void;
}

function Choice<V extends string>({ name, label, value, choices, onChoose }: ChoiceProps<V>) {
  return (
    <select
      name={name}
      aria-label={label}
      value={value ?? choices[0]?.value}
      onChange={({ currentTarget }) =>
        onChoose(choices.slice(1).find((c) => c.value === currentTarget.value)?.value)
      }
      className="input text-md sm:w-auto"
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function ViewToggle({ state }: { state: ListState }) {
  const list = listPath(choose(state, { view: undefined, month: undefined }));
  const calendar = listPath(choose(state, { view: 'calendar' }));
  return (
    <Segmented
      label="View"
      current={state.view === 'calendar' ? calendar : list}
      items={[
        { to: list, label: <ViewName Icon={List} name="List" /> },
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
