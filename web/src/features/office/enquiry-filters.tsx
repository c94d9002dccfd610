import { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';
import { Form } from '#web/forms/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { TabsNav } from '#web/ui/tabs-nav.tsx';
import { ENQUIRIES, type EnquiryFilter, type EnquiryStatus } from './enquiry-filter.ts';
import { filterPath } from './filter-path.ts';

interface EnquiryFiltersProps {
  filter: EnquiryFilter;
  counts: Partial<Record<EnquiryStatus, number>>;
  staff: readonly { _id: string; name: string }[];
}

const statuses = Object.keys(ENQUIRY_STATUSES) as EnquiryStatus[];

/** Tabs are links and the search is a form that asks by address, so every view can be kept and sent. */
export function EnquiryFilters({ filter, counts, staff }: EnquiryFiltersProps) {
  const pathOf = (status: EnquiryFilter['status']) =>
    filterPath(ENQUIRIES, { status, assignee: filter.assignee, q: filter.q });
  const countOf = (status: EnquiryStatus) => counts[status] ?? 0;
  const items = [
    { to: pathOf(''), label: 'All', count: statuses.reduce((sum, status) => sum + countOf(status), 0) },
    ...statuses.map((status) => ({
      to: pathOf(status),
      label: ENQUIRY_STATUSES[status],
      count: countOf(status),
    })),
  ];
  return (
    <>
      <TabsNav label="Enquiries by status" items={items} current={pathOf(filter.status)} className="px-5" />
      <Form
        method="get"
        action={ENQUIRIES}
        key={filterPath('', filter)}
        className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
      >
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        <SearchField
          name="q"
          label="Search enquiries"
          placeholder="Name, e-mail or words of the question"
          defaultValue={filter.q}
          className="min-w-0 flex-[1_1_18rem]"
        />
        <select
          name="assignee"
          aria-label="Assigned to"
          defaultValue={filter.assignee}
          className="input min-w-0 flex-[0_1_13rem]"
        >
          <option value="">Assigned to anybody</option>
          <option value="me">Assigned to me</option>
          <option value="none">Assigned to nobody</option>
          {staff.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" size="sm">
          Search
        </Button>
      </Form>
    </>
  );
}
