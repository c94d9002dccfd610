import { Form } from '#web/forms/form.tsx';
import { ORDERS } from '#web/lib/office-paths.ts';
import { filterPath } from '#web/lists/filter-path.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { SearchField } from '#web/ui/controls/search-field.tsx';
import { Chip, ChipGroup } from '#web/ui/navigation/chip.tsx';
import { orderStateWords } from '../order-lamp.tsx';
import type { OrderFilter } from './order-filter.ts';

const states = ['placed', 'confirmed', 'cancelled', 'lapsed', 'draft'] as const;

/** Chips are links and the search is a form that asks by address, so every view can be kept and sent. */
export function OrderFilters({ filter }: { filter: OrderFilter }) {
  const rest = { course: filter.course, q: filter.q };
  return (
    <div className="grid gap-3 border-b border-hairline px-5 py-3.5">
      <ChipGroup label="Filter by state">
        <Chip to={filterPath(ORDERS, rest)} current={filter.state === ''}>
          All
        </Chip>
        {states.map((state) => (
          <Chip key={state} to={filterPath(ORDERS, { state, ...rest })} current={filter.state === state}>
            {orderStateWords[state]}
          </Chip>
        ))}
      </ChipGroup>
      <div className="flex flex-wrap items-center gap-2">
        <Form method="get" action={ORDERS} key={filter.q} className="flex min-w-0 flex-[1_1_20rem] gap-2">
          {filter.state && <input type="hidden" name="state" value={filter.state} />}
          {filter.course && <input type="hidden" name="course" value={filter.course} />}
          <SearchField
            name="q"
            label="Search orders"
            placeholder="Reference, name or e-mail"
            defaultValue={filter.q}
            className="min-w-0 flex-1"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
        </Form>
        <ChosenCourse filter={filter} />
      </div>
    </div>
  );
}

function ChosenCourse({ filter }: { filter: OrderFilter }) {
  if (!filter.course) return null;
  return (
    <ButtonLink to={filterPath(ORDERS, { state: filter.state, q: filter.q })} variant="ghost" size="sm">
      Course {filter.course}: show all courses
    </ButtonLink>
  );
}
