import type { AnswerOf } from '#contracts/endpoint.ts';
import type { adminListOrders } from '#contracts/orders/admin-orders.ts';
import { counted, detailDay, eurText } from '#web/lib/format.ts';
import { stepWords } from '#web/lib/orders/order-step-words.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { methodWords, type OrderState, orderStateWords } from '../order-words.ts';
import { dueWords, type OrderView, orderList } from './order-view.ts';

const STATES = Object.entries(orderStateWords).map(([value, label]) => ({
  value: value as OrderState,
  label,
}));

interface OrderFiltersProps {
  view: OrderView;
  total: AnswerOf<typeof adminListOrders>['total'];
  /** Whose orders they are, where those of one person are asked for. */
  payer: string;
  /** The name of the one that is asked for. */
  company: string | null;
}

export function OrderFilters({ view, total, payer, company }: OrderFiltersProps) {
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
      <Narrowed view={view} total={total} payer={payer} company={company} />
    </div>
  );
}

/** What a figure elsewhere has asked for, in words, how much it comes to, and the way to all of it. */
function Narrowed({ view, total, payer, company }: OrderFiltersProps) {
  const { person, method, due, step, from, to } = view;
  const days = [from && `from ${detailDay(from)}`, to && `to ${detailDay(to)}`].filter(Boolean).join(' ');
  const asked = [
    person && `Of ${payer}`,
    view.company && `Billed to ${company ?? 'a company that is not known'}`,
    method && `By ${methodWords[method].toLowerCase()}`,
    due && dueWords[due],
    step && stepWords[step],
    days && `begun ${days}`,
  ].filter(Boolean);
  if (asked.length === 0) return null;
  return (
    <p className="num flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span>
        <strong>{asked.join(', ')}</strong>
        {total && `: ${counted(total.orders, 'order')}`}
        {total && due && `, ${eurText(total.dueEur)} of these parts not paid`}
      </span>
      <ButtonLink
        to={orderList.changed(view, {
          person: '',
          company: '',
          method: '',
          due: '',
          step: '',
          from: '',
          to: '',
        })}
        variant="ghost"
        size="sm"
      >
        Show all orders
      </ButtonLink>
    </p>
  );
}
