import { BeginPasskeyForm, MakePasskeyForm, OwnPasskeys } from '#web/features/account/own-passkeys.tsx';
import { OwnSessions } from '#web/features/account/own-sessions.tsx';
import { doneWords, safetyActs } from '#web/features/account/safety-acts.server.ts';
import { SAFETY_WORDS as words } from '#web/features/account/safety-words.ts';
import { BeginForm, ConfirmForm, RecoveryCodes } from '#web/features/account/two-step-setup.tsx';
import { PROVEN_ACTS, ProofForm, TwoStepState } from '#web/features/account/two-step-state.tsx';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, failureOfAct } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { DASHBOARD } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/safety';

export const loader = async (args: Route.LoaderArgs) => {
  const safety = requireAnswer(await personalApi(args).call('getSafety', {}), args.request);
  const { searchParams } = new URL(args.request.url);
  const [asked, done] = [searchParams.get('do'), searchParams.get('done')];
  return {
    ...safety,
    act: PROVEN_ACTS.find((act) => act === asked) ?? null,
    isAddingPasskey: asked === 'passkey',
    done: doneWords(done),
  };
};

const ACTS = Object.keys(safetyActs) as (keyof typeof safetyActs)[];

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const form = await args.request.formData();
  const { act, id } = requireIntent(form, ACTS);
  return safetyActs[act]({ api: personalApi(args), form, id });
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Safety', description: 'How your login is kept safe.' }),
  notIndexed,
];

type Acted = Route.ComponentProps['actionData'];

/** What a form that was refused had been shown: the secret is kept nowhere else that could show it again. */
const begunIn = (actionData: Acted) => {
  if (actionData && 'begun' in actionData) return actionData.begun;
  const { secret, uri } = failureOf(actionData, 'confirm')?.values ?? {};
  return secret && uri ? { secret, uri } : undefined;
};

export default function Safety({ loaderData, actionData }: Route.ComponentProps) {
  const { isRequired, isOwed, passkeys, sessions, done } = loaderData;
  const adding = addPasskey({ loaderData, actionData });
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
      {isOwed && (
        <Notice tone="warning" className="mb-6">
          {passkeys.length > 0 ? words.passkeyFirst : words.requiredFirst}
        </Notice>
      )}
      {told && <RecoveryCodes codes={told.codes} />}
      {told && isRequired && (
        <p className="mb-8">
          <ButtonLink to={DASHBOARD}>Go on to the back office</ButtonLink>
        </p>
      )}
      {adding ? (
        <Section title="Add a passkey">{adding}</Section>
      ) : (
        <>
          <Section title="Two-step login">
            <TwoStep loaderData={loaderData} actionData={actionData} />
          </Section>
          <Section title="Passkeys">
            <OwnPasskeys passkeys={passkeys} failure={failureOfAct(actionData, ['remove-passkey'])} />
          </Section>
          <Section title="Where you are logged in">
            <OwnSessions sessions={sessions} failure={failureOfAct(actionData, ['end', 'end-others'])} />
          </Section>
        </>
      )}
    </main>
  );
}

type PartProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

/** Alone on the page: its form asks for the same as that of the second step. */
function addPasskey({ loaderData, actionData }: PartProps) {
  const { twoStep, isAddingPasskey } = loaderData;
  if (actionData && 'creation' in actionData) return <MakePasskeyForm creation={actionData.creation} />;
  // A challenge is good once: whose passkey was refused begins again.
  const failure = failureOf(actionData, 'begin-passkey', 'add-passkey');
  if (!failure && (!isAddingPasskey || actionData)) return null;
  return <BeginPasskeyForm asksCode={twoStep !== null} failure={failure} />;
}

function TwoStep({ loaderData, actionData }: PartProps) {
  const { twoStep, isRequired } = loaderData;
  const begun = begunIn(actionData);
  if (begun) return <ConfirmForm begun={begun} failure={failureOf(actionData, 'confirm')} />;
  if (!twoStep) return <BeginForm failure={failureOf(actionData, 'begin')} />;
  const refused = PROVEN_ACTS.find((act) => failureOf(actionData, act));
  const act = refused ?? (actionData ? null : loaderData.act);
  if (act) return <ProofForm act={act} failure={failureOf(actionData, act)} />;
  return <TwoStepState since={twoStep.since} left={twoStep.recoveryCodesLeft} isRequired={isRequired} />;
}
