import { redirect } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { OfficePassOn } from '#web/features/after-sale/pass-on/office-pass-on.tsx';
import { readOfficePassOn } from '#web/features/after-sale/pass-on/read-office-pass-on.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { keyAfter, keyOf, refuse, sendRead } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/pass-on-line';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args);
  const { reference, lineId } = args.params;
  const asked = requireAnswer(
    await personalApi(args).call('adminGetPassOn', { reference, lineId }),
    args.request,
  );
  return { asked, isAdmin: user.role === 'admin', idempotencyKey: crypto.randomUUID() };
};

type Press = { api: Api; key: { reference: string; lineId: string }; form: FormData };

const ACTS = {
  'pass-on-line': ({ api, key, form }: Press) =>
    sendRead(readOfficePassOn(form), (input) => api.call('adminPassOn', { ...key, ...input }, keyOf(form))),
  'send-pass-on': ({ api, key }: Press) => api.call('adminSendPassOnAgain', key),
  'take-pass-on-back': ({ api, key, form }: Press) =>
    api.call('adminTakePassOnBack', { ...key, reason: formReader(form).text('reason') }),
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { reference, lineId } = args.params;
  const form = await args.request.formData();
  const { act } = requireIntent(form, Object.keys(ACTS) as (keyof typeof ACTS)[]);
  const answer = await ACTS[act]({ api: personalApi(args), key: { reference, lineId }, form });
  return answer.success ? redirect(`${ORDERS}/${reference}?done=${act}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ params }) =>
  officeMeta(`Pass on a seat of ${params.reference}`, 'A colleague for the seat of somebody on a course.');

export default function PassOnLine({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, isAdmin, idempotencyKey } = loaderData;
  const { reference, giver, title } = asked;
  return (
    <>
      <PageHeader
        title="Pass the seat on to a colleague"
        size="2xl"
        breadcrumbs={[
          { label: 'Orders', to: ORDERS },
          { label: reference, to: `${ORDERS}/${reference}` },
          { label: 'Pass on' },
        ]}
        lead={`${giver} on ${title}`}
      />
      <OfficePassOn
        asked={asked}
        isAdmin={isAdmin}
        actionData={actionData}
        idempotencyKey={keyAfter(actionData, idempotencyKey)}
      />
    </>
  );
}
