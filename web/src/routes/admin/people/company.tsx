import { redirect } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { performCompanyAct } from '#web/features/companies/company-acts.ts';
import { CompanyForm } from '#web/features/companies/company-form.tsx';
import { CompanyHead, CompanySums } from '#web/features/companies/company-head.tsx';
import { AddPeople, CompanyPeople } from '#web/features/companies/company-people.tsx';
import { companyPage } from '#web/features/companies/company-view.ts';
import { type CompanyAct, companyActs, doneWords } from '#web/features/companies/company-words.ts';
import { DeleteForm } from '#web/features/companies/delete-form.tsx';
import { MergeForm } from '#web/features/companies/merge-form.tsx';
import { RecentOrders } from '#web/features/orders/list/order-table.tsx';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, failureOfAct, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COMPANIES, ORDERS } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/company';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args);
  const api = personalApi(args);
  const { id } = args.params;
  const view = companyPage(id).readFrom(args.request);
  const [told, listed, bought] = await Promise.all([
    api.call('getCompany', { id }),
    api.call('listCompanyPeople', { id, ...companyPage(id).asked(view) }),
    api.call('adminListOrders', { company: id }),
  ]);
  const { company } = requireAnswer(told);
  // It has become part of another.
  if (company._id !== id) throw redirect(`${COMPANIES}/${company._id}`);
  const { people, total, nextCursor } = requireAnswer(listed);
  const { orders } = requireAnswer(bought);
  return {
    ...{ view, company, people, total, nextCursor, orders },
    others: view.merging && view.q ? await readOthers(api, company._id, view.q) : [],
    isAdmin: user.role === 'admin',
    today: officeDay(new Date().toISOString()),
  };
};

/** Few enough to choose from; more words find fewer. */
const OFFERED = 8;

const readOthers = async (api: Api, own: string, q: string) => {
  const { companies } = requireAnswer(await api.call('listCompanies', { q }));
  return companies.filter(({ _id }) => _id !== own).slice(0, OFFERED);
};

/** Where its page is after an act: what has become part of another is there, and what is deleted nowhere. */
const pageAfter = (act: CompanyAct, id: string, form: FormData) => {
  if (act === 'delete') return `${COMPANIES}?done=delete`;
  return companyPage(act === 'merge' ? String(form.get('into')) : id).to({ done: act });
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const form = await args.request.formData();
  const { act, id: personId } = requireIntent(form, companyActs);
  const answer = await performCompanyAct[act]({ api: personalApi(args), id, personId, form });
  return answer.success ? redirect(pageAfter(act, id, form), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.company.name ?? 'Company', 'One company with its people and its orders.');

export default function AdminCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { view, company, orders, isAdmin, today } = loaderData;
  const list = companyPage(company._id);
  const failure = failureOf(actionData, 'save');
  const stranded = failureOfAct(actionData, ['remove'])?.message;
  return (
    <>
      <CompanyHead company={company} />
      <div className="grid gap-4">
        {view.done && !actionData && (
          <Notice tone="success" live>
            {doneWords[view.done]}
          </Notice>
        )}
        {stranded && (
          <Notice tone="danger" live>
            {stranded}
          </Notice>
        )}
        {failure?.code === 'conflict' && (
          <Notice
            tone="warning"
            action={
              <ButtonLink to={`${COMPANIES}/${company._id}`} reloadDocument size="sm">
                Load again
              </ButtonLink>
            }
          >
            Loading the company again shows the other change; what you entered below is then gone.
          </Notice>
        )}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 gap-4">
            <Sheet
              title="Its orders"
              flush={orders.length > 0}
              actions={
                orders.length > 0 && (
                  <ButtonLink to={`${ORDERS}?company=${company._id}`} size="sm">
                    All orders
                  </ButtonLink>
                )
              }
            >
              {orders.length > 0 ? (
                <RecentOrders label="Its orders" orders={orders} today={today} />
              ) : (
                <p className="text-sm text-muted">Nothing was billed to it yet.</p>
              )}
            </Sheet>
            <CompanyPeople {...loaderData} list={list} />
            <CompanyForm key={company.updatedAt} company={company} failure={failure} />
          </div>
          <div className="grid min-w-0 gap-4">
            <CompanySums company={company} />
            <AddPeople company={company} failure={failureOf(actionData, 'add')} />
            <MergeForm {...loaderData} list={list} failure={failureOf(actionData, 'merge')} />
            {isAdmin && <DeleteForm company={company} failure={failureOf(actionData, 'delete')} />}
          </div>
        </div>
      </div>
    </>
  );
}
