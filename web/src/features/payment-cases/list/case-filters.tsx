import { CASE_FILTERS, CASE_STATUS_LABELS, type CaseFilter } from '#contracts/payment-cases/case-options.ts';
import { FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm, RefreshForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { usePendingView } from '#web/lists/use-pending-view.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { type CaseView, caseList } from './case-view.ts';

const labelOf = (filter: CaseFilter) => (filter === 'all' ? 'All' : CASE_STATUS_LABELS[filter]);
const STATUSES = CASE_FILTERS.map((value) => ({ value, label: labelOf(value) }));

export function CaseFilters({ view }: { view: CaseView }) {
  const asked = usePendingView(caseList) ?? view;
  const asRows = caseList.changed(asked, { as: '' });
  const asCards = caseList.changed(asked, { as: 'cards' });
  return (
    <div className="flex flex-wrap gap-2 border-b border-hairline px-5 py-2.5 max-md:px-4">
      <ListForm
        list={caseList}
        view={view}
        fields={['status', 'q']}
        className="flex min-w-0 flex-[1_1_24rem] flex-wrap gap-2"
      >
        <FilterSelect
          name="status"
          label="Status"
          value={asked.status}
          choices={STATUSES}
          className="flex-[0_1_12rem] max-md:flex-auto"
        />
        <SearchBox
          asked={asked.q}
          label="Search payment cases"
          placeholder="Case ID, title, payer’s name or email"
          className="min-w-0 flex-[1_1_14rem]"
        />
        <Button type="submit" size="sm">
          Search
        </Button>
      </ListForm>
      <RefreshForm list={caseList} view={view} />
      <Segmented
        label="Layout"
        items={[
          { to: asRows, label: 'Rows' },
          { to: asCards, label: 'Cards' },
        ]}
        current={asked.as ? asCards : asRows}
      />
    </div>
  );
}
