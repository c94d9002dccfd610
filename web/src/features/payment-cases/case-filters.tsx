import { type ChangeEvent, useState } from 'react';
import { CASE_FILTERS, CASE_STATUS_LABELS, type CaseFilter } from '#contracts/payment-cases/case-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { type CaseView, PAYMENT_CASES } from './case-view.ts';
import { usePendingView } from './use-pending-view.ts';

const labelOf = (filter: CaseFilter) => (filter === 'all' ? 'All' : CASE_STATUS_LABELS[filter]);

const askAtOnce = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit();

/** Forms that ask by address, so every view can be kept and sent; without a script the button sends the choice. */
export function CaseFilters({ view }: { view: CaseView }) {
  const { status, q } = usePendingView() ?? view;
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // Another view may come from elsewhere, as by the way back; a field that is remade would lose the cursor.
  if (known !== q) {
    setKnown(q);
    setTyped(q);
  }
  return (
    <div className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5">
      <Form method="get" action={PAYMENT_CASES} className="flex min-w-0 flex-[1_1_24rem] flex-wrap gap-2">
        <select
          name="status"
          aria-label="Status"
          value={status}
          onChange={askAtOnce}
          className="input min-w-0 flex-[0_1_12rem] max-md:flex-auto"
        >
          {CASE_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {labelOf(filter)}
            </option>
          ))}
        </select>
        <SearchField
          name="q"
          label="Search payment cases"
          placeholder="Case ID, title, payer’s name or e-mail"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 flex-[1_1_14rem]"
        />
        <Button type="submit" size="sm">
          Search
        </Button>
      </Form>
      <Form method="get" action={PAYMENT_CASES} replace preventScrollReset>
        {view.status !== 'all' && <input type="hidden" name="status" value={view.status} />}
        {view.q && <input type="hidden" name="q" value={view.q} />}
        {view.cursor && <input type="hidden" name="cursor" value={view.cursor} />}
        <SubmitButton variant="outline" size="sm">
          Refresh
        </SubmitButton>
      </Form>
    </div>
  );
}
