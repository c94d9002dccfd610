import { redirect } from 'react-router';
import { ReadinessList } from '#web/features/readiness/readiness-list.tsx';
import { ACTS, type Act, itemsOf } from '#web/features/readiness/readiness-words.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { READY } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/ready';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const { readiness } = requireAnswer(await personalApi(args).call('getReadiness', {}));
  const { searchParams } = new URL(args.request.url);
  return { readiness, arrived: searchParams.get('arrived'), done: searchParams.get('done') };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const form = await args.request.formData();
  const { act } = requireIntent(form, ACTS);
  const answer = await send(args, { act, form });
  if (!answer.success) return refuse(answer, form);
  return redirect('redirectUrl' in answer ? answer.redirectUrl : `${READY}?done=${act}`, 303);
};

const send = (args: Route.ActionArgs, { act, form }: { act: Act; form: FormData }) => {
  const api = personalApi(args);
  if (act === 'payment') return api.call('tryGateway', {});
  if (act === 'mail') return api.call('tryMail', {});
  if (act === 'arrived') return api.call('confirmMail', formReader(form).typed(['token']));
  return api.call('confirmTaxes', formReader(form).typed(['version']));
};

const TOLD: Record<string, string> = {
  mail: 'The mail is on its way.',
  arrived: 'Mail arrives.',
  taxes: 'What documents say is confirmed.',
};

export const meta: Route.MetaFunction = () => [
  ...officeMeta(
    'Ready to sell',
    'What is left before real people buy, and what shows that the rest is done.',
  ),
  // The token in the address is a key: no other site is told of it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function AdminReady({ loaderData, actionData }: Route.ComponentProps) {
  const { readiness, arrived, done } = loaderData;
  const told = !actionData && done ? TOLD[done] : undefined;
  const arrival = failureOf(actionData, 'arrived');
  return (
    <>
      <PageHeader size="2xl" title="Ready to sell" />
      <div className="grid gap-4">
        {told && (
          <Notice tone="success" live>
            {told}
          </Notice>
        )}
        {arrived && !readiness.mail.isDone && (
          <Form intent="arrived" failure={arrival} className="grid gap-3">
            <input type="hidden" name="token" value={arrived} />
            <Notice tone="warning" action={<SubmitButton size="sm">Yes, it arrived</SubmitButton>}>
              You have opened the link of a mail that was sent for trial.
            </Notice>
          </Form>
        )}
        <ReadinessList
          items={itemsOf(readiness)}
          version={readiness.taxes.version}
          failureOf={(intent) => failureOf(actionData, intent)}
        />
      </div>
    </>
  );
}
