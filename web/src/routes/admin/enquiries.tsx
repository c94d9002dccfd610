import {
  type EnquiryFilter,
  enquiryQuery,
  readEnquiryFilter,
} from '#web/features/enquiries/list/enquiry-filter.ts';
import { EnquiryFilters } from '#web/features/enquiries/list/enquiry-filters.tsx';
import { EnquiryTable } from '#web/features/enquiries/list/enquiry-table.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ENQUIRIES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { CursorPages } from '#web/lists/cursor-pages.tsx';
import { filterPath } from '#web/lists/filter-path.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/enquiries';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const filter = readEnquiryFilter(new URL(args.request.url).searchParams);
  const answer = requireAnswer(await personalApi(args).call('adminListEnquiries', enquiryQuery(filter)));
  const { enquiries, counts, staff, nextCursor } = answer;
  return { filter, enquiries, counts, staff, nextCursor };
};

export const meta: Route.MetaFunction = () => officeMeta('Enquiries', 'What visitors ask, newest first.');

export default function AdminEnquiries({ loaderData }: Route.ComponentProps) {
  const { filter, enquiries, counts, staff, nextCursor } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Enquiries"
        actions={
          <ButtonLink
            to={filterPath('/api/admin/enquiries.csv', { ...filter, cursor: '' })}
            reloadDocument
            size="sm"
          >
            CSV
          </ButtonLink>
        }
      />
      <Sheet flush>
        <EnquiryFilters filter={filter} counts={counts} staff={staff} />
        {enquiries.length > 0 ? <EnquiryTable enquiries={enquiries} /> : <NoEnquiries filter={filter} />}
        <CursorPages path={ENQUIRIES} filter={filter} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

function NoEnquiries({ filter }: { filter: EnquiryFilter }) {
  const isFiltered = Boolean(filter.status || filter.assignee || filter.q);
  return (
    <div className="p-5">
      {isFiltered ? (
        <EmptyState
          title="No enquiry matches this filter"
          actions={<ButtonLink to={ENQUIRIES}>Show all enquiries</ButtonLink>}
        >
          The search looks in the name, the e-mail address and the question.
        </EmptyState>
      ) : (
        <EmptyState title="There are no enquiries yet">
          What visitors ask on a course’s page or on the contact page appears here.
        </EmptyState>
      )}
    </div>
  );
}
