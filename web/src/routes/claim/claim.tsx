import { isRouteErrorResponse } from 'react-router';
import type { Invitation } from '#contracts/orders/claims.ts';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { RegistrationForm } from '#web/features/account/registration-form.tsx';
import { Agreement, PolicyLink } from '#web/features/checkout/agreement.tsx';
import { GuestSection } from '#web/features/checkout/guest-section.tsx';
import { ClaimAside } from '#web/features/claim/claim-aside.tsx';
import { ClaimHead } from '#web/features/claim/claim-head.tsx';
import { ClaimClosed, ClaimOver, closedWhy } from '#web/features/claim/claim-over.tsx';
import { claimButton, openOf, WORDS } from '#web/features/claim/claim-words.ts';
import { DeclineForm } from '#web/features/claim/decline-form.tsx';
import { LicenceNotice } from '#web/features/licences/licence-notice.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { PasskeyButton } from '#web/forms/passkey-button.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { loadAnew } from '#web/lib/login/load-anew.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { Step } from '#web/ui/layout/step.tsx';
import type { Route } from './+types/claim';
import { loadClaim, submitClaim } from './claim.server.ts';

export const loader = (args: Route.LoaderArgs) => loadClaim(args);
export const action = (args: Route.ActionArgs) => submitClaim(args);

/** The address holds a secret: it is not handed on to wherever a link leads. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Claim your courses',
    description: 'What somebody has paid, or gives up, for you.',
  }),
  { name: 'referrer', content: 'no-referrer' },
  notIndexed,
];

export default function Claim({ loaderData, actionData, params }: Route.ComponentProps) {
  const { claim, email, tab } = loaderData;
  const { state, invitation } = claim;
  if (!invitation) return <ClaimClosed why={closedWhy(state)} />;
  const path = `/claim/${params.reference}/${params.token}`;
  const canClaim = state === 'open' && (email === null || openOf(invitation).length > 0);
  return (
    <main id="main">
      <ClaimHead {...{ state, invitation }} />
      <div className="wrap grid gap-x-16 gap-y-12 pt-(--s6) pb-(--s9) lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          {canClaim ? (
            <Claiming {...{ invitation, email, tab, path, actionData }} />
          ) : (
            <ClaimOver {...{ state, invitation }} isSignedIn={email !== null} />
          )}
        </div>
        <ClaimAside invitation={invitation} />
      </div>
    </main>
  );
}

type ClaimingProps = {
  invitation: Invitation;
  email: string | null;
  tab: 'login' | 'register';
  path: string;
  actionData: unknown;
};

/** Who claims is settled first, then what the courses ask for. */
function Claiming({ invitation, email, tab, path, actionData }: ClaimingProps) {
  return (
    <>
      <Step number={1} title={`${WORDS[invitation.kind].verb} it with your account`}>
        {email ? (
          <OwnAccount email={email} />
        ) : (
          <GuestSection
            tab={tab}
            tabTo={(to) => `${path}?account=${to}`}
            login={
              <>
                <LoginForm intent="login" email={invitation.email} failure={failureOf(actionData, 'login')} />
                <PasskeyButton next={path} onLoggedIn={loadAnew} />
              </>
            }
            registration={
              <RegistrationForm
                intent="register"
                email={invitation.email}
                submitLabel="Create account and continue"
                failure={failureOf(actionData, 'register')}
              />
            }
          />
        )}
        <p className="mt-4 text-sm text-muted">
          There is nothing to pay. Another address is fine; it belongs to whoever{' '}
          {WORDS[invitation.kind].verb.toLowerCase()}s it first.
        </p>
      </Step>
      {email && <Licences invitation={invitation} path={path} />}
      {email && <ClaimForm invitation={invitation} failure={failureOf(actionData, 'claim')} />}
      {invitation.kind === 'pass-on' && (
        <DeclineForm from={invitation.from} failure={failureOf(actionData, 'decline')} />
      )}
    </>
  );
}

/** What their license still lacks for each course that asks for one. */
const Licences = ({ invitation, path }: { invitation: Invitation; path: string }) =>
  openOf(invitation).map(({ code, licence, professions }) => (
    <LicenceNotice key={code} standing={licence} professions={professions} next={path} isClaim />
  ));

const OwnAccount = ({ email }: { email: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <p className="wrap-anywhere">
      You are logged in as <strong>{email}</strong>.
    </p>
    <Form intent="leave">
      <SubmitButton variant="ghost" size="sm" className="-mx-3.5">
        Use another account
      </SubmitButton>
    </Form>
  </div>
);

function ClaimForm({ invitation, failure }: { invitation: Invitation; failure: FormFailure | undefined }) {
  const form = useFormIssues(failure);
  const open = openOf(invitation);
  const asking = open.filter(({ confirmations }) => confirmations.length > 0);
  const confirmations = asking.flatMap(({ code, confirmations: asked }) =>
    asked.map(({ key, label }) => ({ key, label: asking.length > 1 ? `${code}: ${label}` : label })),
  );
  return (
    <Step number={2} title={confirmations.length > 0 ? 'What it asks of you' : WORDS[invitation.kind].verb}>
      <Form intent="claim" failure={failure} preventScrollReset>
        <Agreement
          form={form}
          confirmations={confirmations}
          policy={<PolicyLink>refund policy</PolicyLink>}
          termsId="agreeTerms"
        />
        <SubmitButton size="lg" wide className="mt-6" busyLabel="Claiming...">
          {claimButton(invitation)}
        </SubmitButton>
      </Form>
    </Step>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <ClaimClosed why="missing" />
  ) : (
    <ErrorPage error={error} />
  );
