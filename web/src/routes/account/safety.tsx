import { redirect } from 'react-router';
import type { Answer, Api } from '#contracts/api.ts';
import { OwnSessions } from '#web/features/account/own-sessions.tsx';
import { SAFETY_WORDS as words } from '#web/features/account/safety-words.ts';
import { BeginForm, ConfirmForm, RecoveryCodes } from '#web/features/account/two-step-setup.tsx';
import { PROVEN_ACTS, ProofForm, TwoStepState } from '#web/features/account/two-step-state.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, failureOfAct, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { DASHBOARD } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/safety';

/** What has left nothing to show but a word. */
const DONE = { off: words.off, end: words.ended, 'end-others': words.othersEnded } as const;
const isDone = (text: string | null): text is keyof typeof DONE => text !== null && Object.hasOwn(DONE, text);

export const loader = async (args: Route.LoaderArgs) => {
  const safety = requireAnswer(await personalApi(args).call('getSafety', {}), args.request);
  const { searchParams } = new URL(args.request.url);
  const [asked, done] = [searchParams.get('do'), searchParams.get('done')];
  return {
    ...safety,
    act: PROVEN_ACTS.find((act) => act === asked) ?? null,
    done: isDone(done) ? DONE[done] : null,
  };
};

const ACTS = ['begin', 'confirm', 'end', 'end-others', ...PROVEN_ACTS] as const;

type Submission = { api: Api; form: FormData; id: string };
type Begun = { secret: string; uri: string };

/** What the page shows next: a secret to confirm, or codes that are told this once. */
const begin = async (answering: Promise<Answer<'beginAuthenticator'>>, form: FormData) => {
  const answer = await answering;
  if (!answer.success) return refuse(answer, form);
  return { begun: { secret: answer.secret, uri: answer.uri } satisfies Begun };
};
const tellCodes = async (
  answering: Promise<Answer<'confirmAuthenticator' | 'renewRecoveryCodes'>>,
  form: FormData,
) => {
  const answer = await answering;
  if (!answer.success) return refuse(answer, form);
  return { told: { message: answer.message, codes: answer.recoveryCodes } };
};
const lead = async (
  answering: Promise<Answer<'removeAuthenticator' | 'endOwnSession' | 'endOtherSessions'>>,
  { form, done }: { form: FormData; done: keyof typeof DONE },
) => {
  const answer = await answering;
  return answer.success ? redirect(`/profile/safety?done=${done}`, 303) : refuse(answer, form);
};

const proofIn = (form: FormData) => formReader(form).typed(['password', 'code']);

const steps = {
  begin: ({ api, form }: Submission) =>
    begin(api.call('beginAuthenticator', formReader(form).typed(['password'])), form),
  move: ({ api, form }: Submission) => begin(api.call('beginAuthenticator', proofIn(form)), form),
  confirm: ({ api, form }: Submission) =>
    tellCodes(api.call('confirmAuthenticator', formReader(form).typed(['code'])), form),
  renew: ({ api, form }: Submission) => tellCodes(api.call('renewRecoveryCodes', proofIn(form)), form),
  remove: ({ api, form }: Submission) =>
    lead(api.call('removeAuthenticator', proofIn(form)), { form, done: 'off' }),
  end: ({ api, form, id }: Submission) =>
    lead(api.call('endOwnSession', { sessionId: id }), { form, done: 'end' }),
  'end-others': ({ api, form }: Submission) =>
    lead(api.call('endOtherSessions', {}), { form, done: 'end-others' }),
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const form = await args.request.formData();
  const { act, id } = requireIntent(form, ACTS);
  return steps[act]({ api: personalApi(args), form, id });
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Safety', description: 'How your login is kept safe.' }),
  notIndexed,
];

type Acted = Route.ComponentProps['actionData'];

/** What a form that was refused had been shown: the secret is kept nowhere else that could show it again. */
const begunIn = (actionData: Acted): Begun | undefined => {
  if (actionData && 'begun' in actionData) return actionData.begun;
  const { secret, uri } = failureOf(actionData, 'confirm')?.values ?? {};
  return secret && uri ? { secret, uri } : undefined;
};

export default function Safety({ loaderData, actionData }: Route.ComponentProps) {
  const { twoStep, isRequired, sessions, done } = loaderData;
  const told = actionData && 'told' in actionData ? actionData.told : undefined;
  const message = told?.message ?? (actionData ? null : done);
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Safety" size="3xl" lead={<TextLink to="/profile">Back to your profile</TextLink>} />
      {message && (
        <Notice tone="success" live className="mb-6">
          {message}
        </Notice>
      )}
      {isRequired && !twoStep && (
        <Notice tone="warning" className="mb-6">
          {words.requiredFirst}
        </Notice>
      )}
      {told && <RecoveryCodes codes={told.codes} />}
      {told && isRequired && (
        <p className="mb-8">
          <ButtonLink to={DASHBOARD}>Go on to the back office</ButtonLink>
        </p>
      )}
      <Section title="Two-step login">
        <TwoStep loaderData={loaderData} actionData={actionData} />
      </Section>
      <Section title="Where you are logged in">
        <OwnSessions sessions={sessions} failure={failureOfAct(actionData, ['end', 'end-others'])} />
      </Section>
    </main>
  );
}

function TwoStep({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { twoStep, isRequired } = loaderData;
  const begun = begunIn(actionData);
  if (begun) return <ConfirmForm begun={begun} failure={failureOf(actionData, 'confirm')} />;
  if (!twoStep) return <BeginForm failure={failureOf(actionData, 'begin')} />;
  const refused = PROVEN_ACTS.find((act) => failureOf(actionData, act));
  const act = refused ?? (actionData ? null : loaderData.act);
  if (act) return <ProofForm act={act} failure={failureOf(actionData, act)} />;
  return <TwoStepState since={twoStep.since} left={twoStep.recoveryCodesLeft} isRequired={isRequired} />;
}
