import { noEnquiries } from '#web/features/enquiries/enquiry-words.ts';
import { EnquiryFilters } from '#web/features/enquiries/list/enquiry-filters.tsx';
import { EnquiryTable } from '#web/features/enquiries/list/enquiry-table.tsx';
import { enquiryList } from '#web/features/enquiries/list/enquiry-view.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/enquiries';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = enquiryList.readFrom(args.request);
  const answer = await personalApi(args).call('adminListEnquiries', enquiryList.asked(view));
  const { enquiries, counts, staff, nextCursor } = requireAnswer(answer);
  return { view, enquiries, counts, staff, nextCursor };
};

export const meta: Route.MetaFunction = () => officeMeta('Enquiries', 'What visitors ask, newest first.');

export default function AdminEnquiries({ loaderData }: Route.ComponentProps) {
  const { view, enquiries, counts, staff, nextCursor } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Enquiries"
        actions={
          <ButtonLink
            to={enquiryList.to(enquiryList.filterOf(view), '/api/admin/enquiries.csv')}
            reloadDocument
            size="sm"
          >
            CSV
          </ButtonLink>
        }
      />
      <Sheet flush>
        <EnquiryFilters view={view} counts={counts} staff={staff} />
        <WhileAsked list={enquiryList} view={view}>
          {enquiries.length > 0 ? (
            <EnquiryTable enquiries={enquiries} />
          ) : (
            <EmptyList list={enquiryList} view={view} {...noEnquiries} />
          )}
        </WhileAsked>
        <Pages list={enquiryList} view={view} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Enquiries" rows="enquiries" to={enquiryList.path} error={error} />
);
