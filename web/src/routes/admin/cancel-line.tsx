import { redirect } from 'react-router';
import { OfficeCancel } from '#web/features/after-sale/cancel/office-cancel.tsx';
import { readOfficeCancel } from '#web/features/after-sale/cancel/read-office-cancel.ts';
import { failureOf, keyAfter, keyOf, refuse, sendRead } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/cancel-line';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args);
  const { reference, lineId } = args.params;
  const { options, person } = requireAnswer(
    await personalApi(args).call('adminGetLineOptions', { reference, lineId }),
    args.request,
  );
  return { options, person, isAdmin: user.role === 'admin', idempotencyKey: crypto.randomUUID() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { reference, lineId } = args.params;
  const form = await args.request.formData();
  const answer = await sendRead(readOfficeCancel(form), (input) =>
    personalApi(args).call('adminCancelLine', { reference, lineId, ...input }, keyOf(form)),
  );
  return answer.success ? redirect(`${ORDERS}/${reference}?done=cancel-line`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ params }) =>
  officeMeta(`Cancel a place of ${params.reference}`, 'Take somebody off one course of their order.');

export default function CancelLine({ loaderData, actionData }: Route.ComponentProps) {
  const { options, person, isAdmin, idempotencyKey } = loaderData;
  return (
    <>
      <PageHeader
        title="Cancel a place"
        size="2xl"
        breadcrumbs={[
          { label: 'Orders', to: ORDERS },
          { label: options.reference, to: `${ORDERS}/${options.reference}` },
          { label: 'Cancel a place' },
        ]}
        lead={`${person.name} on ${options.course.code} ${options.course.title}`}
      />
      <OfficeCancel
        options={options}
        isAdmin={isAdmin}
        failure={failureOf(actionData, 'cancel-line')}
        idempotencyKey={keyAfter(actionData, idempotencyKey)}
      />
    </>
  );
}
