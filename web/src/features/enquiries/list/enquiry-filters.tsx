import { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';
import { FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { type EnquiryStatus, type EnquiryView, enquiryList } from './enquiry-view.ts';

interface EnquiryFiltersProps {
  view: EnquiryView;
  counts: Partial<Record<EnquiryStatus, number>>;
  staff: readonly { _id: string; name: string }[];
}

const statuses = Object.keys(ENQUIRY_STATUSES) as EnquiryStatus[];

export function EnquiryFilters({ view, counts, staff }: EnquiryFiltersProps) {
  const pathOf = (status: EnquiryView['status']) => enquiryList.changed(view, { status });
  const countOf = (status: EnquiryStatus) => counts[status] ?? 0;
  const items = [
    { to: pathOf(''), label: 'All', count: statuses.reduce((sum, status) => sum + countOf(status), 0) },
    ...statuses.map((status) => ({
      to: pathOf(status),
      label: ENQUIRY_STATUSES[status],
      count: countOf(status),
    })),
  ];
  const people = staff.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <TabsNav label="Enquiries by status" items={items} current={pathOf(view.status)} className="px-5" />
      <ListForm
        list={enquiryList}
        view={view}
        fields={['q', 'assignee']}
        className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
      >
        <SearchBox
          asked={view.q}
          label="Search enquiries"
          placeholder="Name, email or words of the question"
          className="min-w-0 flex-[1_1_18rem]"
        />
        <FilterSelect
          name="assignee"
          label="Assigned to"
          value={view.assignee}
          all="Assigned to anybody"
          choices={[
            { value: 'me', label: 'Assigned to me' },
            { value: 'none', label: 'Assigned to nobody' },
            ...people,
          ]}
          className="flex-[0_1_13rem]"
        />
        <Button type="submit" size="sm">
          Search
        </Button>
      </ListForm>
    </>
  );
}
