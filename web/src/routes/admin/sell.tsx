import { redirect } from 'react-router';
import { readSaleAddress } from '#web/features/office-sale/sale-address.ts';
import { SaleForm } from '#web/features/office-sale/sale-form.tsx';
import { issuesAtFields, readSale } from '#web/features/office-sale/sale-read.ts';
import { SOLD } from '#web/features/office-sale/sale-words.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/sell';

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const { personId, courses, code } = readSaleAddress(new URL(args.request.url).searchParams);
  const asked = { personId: personId || undefined, courses: courses.join(','), code };
  return {
    quote: requireAnswer(await personalApi(args).call('quoteSale', asked)),
    isAdmin: role === 'admin',
    idempotencyKey: crypto.randomUUID(),
    today: officeDay(new Date().toISOString()),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const read = readSale(form);
  if (read.issues) return refuse({ success: false, status: 400, issues: read.issues }, form);
  const answer = await personalApi(args).call('sellCourses', read.input, keyOf(form));
  if (answer.success) return redirect(`${ORDERS}/${answer.reference}?done=${SOLD}`, 303);
  return refuse({ ...answer, issues: answer.issues && issuesAtFields(answer.issues, form) }, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta(
    'Sell a course',
    'An order for somebody who has called: by link, transfer, cash or for nothing.',
  );

export default function Sell({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, idempotencyKey, ...context } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Sell a course"
        breadcrumbs={[{ label: 'Orders', to: ORDERS }, { label: 'Sell a course' }]}
      />
      <SaleForm
        quote={quote}
        failure={failureOf(actionData, 'sell')}
        idempotencyKey={keyAfter(actionData, idempotencyKey)}
        {...context}
      />
    </>
  );
}
