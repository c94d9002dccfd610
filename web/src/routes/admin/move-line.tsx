import { redirect } from 'react-router';
import { OfficeMove } from '#web/features/after-sale/move/office-move.tsx';
import { readOfficeMove } from '#web/features/after-sale/move/read-office-move.ts';
import { failureOf, keyAfter, keyOf, refuse, sendRead } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/move-line';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args);
  const { reference, lineId } = args.params;
  const asked = requireAnswer(
    await personalApi(args).call('adminListOtherDates', { reference, lineId }),
    args.request,
  );
  return { asked, isAdmin: user.role === 'admin', idempotencyKey: crypto.randomUUID() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { reference, lineId } = args.params;
  const form = await args.request.formData();
  const answer = await sendRead(readOfficeMove(form), (input) =>
    personalApi(args).call('adminMoveLine', { reference, lineId, ...input }, keyOf(form)),
  );
  return answer.success ? redirect(`${ORDERS}/${reference}?done=move-line`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ params }) =>
  officeMeta(`Move a place of ${params.reference}`, 'Another date for one course of an order.');

export default function MoveLine({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, isAdmin, idempotencyKey } = loaderData;
  const { reference, person, course } = asked;
  return (
    <>
      <PageHeader
        title="Move to another date"
        size="2xl"
        breadcrumbs={[
          { label: 'Orders', to: ORDERS },
          { label: reference, to: `${ORDERS}/${reference}` },
          { label: 'Move to another date' },
        ]}
        lead={`${person.name} on ${course.code} ${course.title}`}
      />
      <OfficeMove
        asked={asked}
        isAdmin={isAdmin}
        failure={failureOf(actionData, 'move-line')}
        idempotencyKey={keyAfter(actionData, idempotencyKey)}
      />
    </>
  );
}
