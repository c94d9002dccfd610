import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type PaymentView, paymentList } from './payment-view.ts';

const KINDS = Object.entries(saleKindWords).map(([value, label]) => ({ value: value as SaleKind, label }));

export function PaymentFilters({ view }: { view: PaymentView }) {
  return (
    <div className="grid gap-3 border-b border-hairline px-5 py-3.5">
      <ChoiceChips
        label="Filter by what was paid for"
        all="All"
        choices={KINDS}
        current={view.kind}
        to={(kind) => paymentList.changed(view, { kind })}
      />
      <ListForm
        key={`${view.from} ${view.to}`}
        list={paymentList}
        view={view}
        fields={['from', 'to']}
        className="flex flex-wrap items-end gap-3"
      >
        <TextField name="from" label="From" type="date" defaultValue={view.from} />
        <TextField name="to" label="To" type="date" defaultValue={view.to} />
        <Button type="submit">Show these days</Button>
      </ListForm>
    </div>
  );
}
