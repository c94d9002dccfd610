import { redirect } from 'react-router';
import { performCompanyAct } from '#web/features/companies/company-acts.ts';
import { CompanyForm } from '#web/features/companies/company-form.tsx';
import { CompanyHead, CompanySums } from '#web/features/companies/company-head.tsx';
import { AddPeople, CompanyPeople } from '#web/features/companies/company-people.tsx';
import { companyActs, companyDone } from '#web/features/companies/company-words.ts';
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
  const { company } = requireAnswer(await api.call('getCompany', { id }));
  const { orders } = requireAnswer(await api.call('adminListOrders', { company: id }));
  return {
    company,
    orders,
    isAdmin: user.role === 'admin',
    done: companyDone(new URL(args.request.url).searchParams.get('done')),
    today: officeDay(new Date().toISOString()),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const form = await args.request.formData();
  const { act, id: personId } = requireIntent(form, companyActs);
  const answer = await performCompanyAct[act]({ api: personalApi(args), id, personId, form });
  return answer.success ? redirect(`${COMPANIES}/${id}?done=${act}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.company.name ?? 'Company', 'One company with its people and its orders.');

export default function AdminCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { company, orders, isAdmin, done, today } = loaderData;
  const failure = failureOf(actionData, 'save');
  const stranded = failureOfAct(actionData, ['remove'])?.message;
  return (
    <>
      <CompanyHead company={company} />
      <div className="grid gap-4">
        {done && !actionData && (
          <Notice tone="success" live>
            {done}
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
            <CompanyPeople company={company} isAdmin={isAdmin} />
            <CompanyForm key={company.updatedAt} company={company} failure={failure} />
          </div>
          <div className="grid min-w-0 gap-4">
            <CompanySums company={company} />
            <AddPeople company={company} failure={failureOf(actionData, 'add')} />
          </div>
        </div>
      </div>
    </>
  );
}
