import { redirect } from 'react-router';
import { readCompany } from '#web/features/companies/company-acts.ts';
import { CompanyForm } from '#web/features/companies/company-form.tsx';
import { CompanyTable } from '#web/features/companies/company-table.tsx';
import { companyList } from '#web/features/companies/company-view.ts';
import { doneWords, noCompanies } from '#web/features/companies/company-words.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COMPANIES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/companies';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = companyList.readFrom(args.request);
  const answer = await personalApi(args).call('listCompanies', companyList.asked(view));
  const { companies, nextCursor } = requireAnswer(answer);
  return { view, companies, nextCursor, idempotencyKey: crypto.randomUUID() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  requireIntent(form, ['create']);
  const answer = await personalApi(args).call('createCompany', readCompany(form), keyOf(form));
  return answer.success
    ? redirect(`${COMPANIES}/${answer.company._id}?done=create`, 303)
    : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Companies', 'Companies that are billed for what their people buy.');

export default function AdminCompanies({ loaderData, actionData }: Route.ComponentProps) {
  const { view, companies, nextCursor } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Companies"
        actions={
          <>
            <ButtonLink
              to={companyList.to(companyList.filterOf(view), '/api/admin/companies.csv')}
              reloadDocument
              size="sm"
            >
              CSV
            </ButtonLink>
            {!view.new && (
              <ButtonLink to={companyList.to({ new: true })} size="sm" variant="primary">
                New company
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid gap-4">
        {view.done && !actionData && (
          <Notice tone="success" live>
            {doneWords[view.done]}
          </Notice>
        )}
        {view.new && (
          <CompanyForm
            failure={failureOf(actionData, 'create')}
            idempotencyKey={keyAfter(actionData, loaderData.idempotencyKey)}
          />
        )}
        <Sheet flush>
          <ListForm
            list={companyList}
            view={view}
            fields={['q']}
            className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
          >
            <SearchBox
              asked={view.q}
              label="Search companies"
              placeholder="Name, tax number or city"
              className="min-w-0 flex-[1_1_18rem]"
            />
            <Button type="submit" size="sm">
              Search
            </Button>
          </ListForm>
          <WhileAsked list={companyList} view={view}>
            {companies.length > 0 ? (
              <CompanyTable companies={companies} />
            ) : (
              <EmptyList list={companyList} view={view} {...noCompanies} />
            )}
          </WhileAsked>
          <Pages list={companyList} view={view} nextCursor={nextCursor} />
        </Sheet>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Companies" rows="companies" to={companyList.path} error={error} />
);
