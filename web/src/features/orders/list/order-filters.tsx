import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { type OrderState, orderStateWords } from '../order-words.ts';
import { type OrderView, orderList } from './order-view.ts';

const STATES = Object.entries(orderStateWords).map(([value, label]) => ({
  value: value as OrderState,
  label,
}));

export function OrderFilters({ view }: { view: OrderView }) {
  return (
    <div className="grid gap-3 border-b border-hairline px-5 py-3.5">
      <ChoiceChips
        label="Filter by state"
        all="All"
        choices={STATES}
        current={view.state}
        to={(state) => orderList.changed(view, { state })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ListForm list={orderList} view={view} fields={['q']} className="flex min-w-0 flex-[1_1_20rem] gap-2">
          <SearchBox
            asked={view.q}
            label="Search orders"
            placeholder="Reference, name, email or course"
            className="min-w-0 flex-1"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
        </ListForm>
        {view.course && (
          <ButtonLink to={orderList.changed(view, { course: '' })} variant="ghost" size="sm">
            Course {view.course}: show all courses
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
