import type { Api } from '#contracts/api.ts';
import { BeginForm, ConfirmForm, RecoveryCodes } from '#web/features/account/two-step-setup.tsx';
import { ProofForm, TwoStepState, WEAKENINGS } from '#web/features/account/two-step-state.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/safety';

export const loader = async (args: Route.LoaderArgs) => {
  const { twoStep } = requireAnswer(await personalApi(args).call('getSafety', {}), args.request);
  const asked = new URL(args.request.url).searchParams.get('do');
  return { twoStep, act: WEAKENINGS.find((act) => act === asked) ?? null };
};

const ACTS = ['begin', 'confirm', 'renew', 'remove'] as const;

const remove = async (api: Api, proof: { password: string; code: string }) => {
  const answer = await api.call('removeAuthenticator', proof);
  const recoveryCodes: string[] = [];
  return answer.success ? { ...answer, recoveryCodes } : answer;
};

const submit = async (api: Api, form: FormData, act: (typeof ACTS)[number]) => {
  const { typed } = formReader(form);
  switch (act) {
    case 'begin':
      return api.call('beginAuthenticator', typed(['password']));
    case 'confirm':
      return api.call('confirmAuthenticator', typed(['code']));
    case 'renew':
      return api.call('renewRecoveryCodes', typed(['password', 'code']));
    case 'remove':
      return remove(api, typed(['password', 'code']));
  }
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const form = await args.request.formData();
  const { act } = requireIntent(form, ACTS);
  const answer = await submit(personalApi(args), form, act);
  if (!answer.success) return refuse(answer, form);
  if ('secret' in answer) return { begun: { secret: answer.secret, uri: answer.uri } };
  return { done: { message: answer.message, codes: answer.recoveryCodes } };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Safety', description: 'How your login is kept safe.' }),
  notIndexed,
];

/** What a form that was refused had been shown: the secret is kept nowhere else that could show it again. */
const begunIn = (actionData: Route.ComponentProps['actionData']) => {
  if (actionData && 'begun' in actionData) return actionData.begun;
  const { secret, uri } = failureOf(actionData, 'confirm')?.values ?? {};
  return secret && uri ? { secret, uri } : undefined;
};

export default function Safety({ loaderData: { twoStep, act }, actionData }: Route.ComponentProps) {
  const done = actionData && 'done' in actionData ? actionData.done : undefined;
  const begun = begunIn(actionData);
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Safety" size="3xl" lead={<TextLink to="/profile">Back to your profile</TextLink>} />
      {done && (
        <Notice tone="success" live className="mb-6">
          {done.message}
        </Notice>
      )}
      {done && done.codes.length > 0 && <RecoveryCodes codes={done.codes} />}
      <Section title="Two-step login">
        {!twoStep &&
          (begun ? (
            <ConfirmForm begun={begun} failure={failureOf(actionData, 'confirm')} />
          ) : (
            <BeginForm failure={failureOf(actionData, 'begin')} />
          ))}
        {twoStep &&
          (act && !done ? (
            <ProofForm act={act} failure={failureOf(actionData, act)} />
          ) : (
            <TwoStepState since={twoStep.since} left={twoStep.recoveryCodesLeft} />
          ))}
      </Section>
    </main>
  );
}
