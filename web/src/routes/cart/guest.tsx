import { useRevalidator, useSubmit } from 'react-router';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { RegistrationForm } from '#web/features/account/registration-form.tsx';
import { GuestSummary } from '#web/features/checkout/cart/guest/guest-summary.tsx';
import {
  guestWords,
  loginFailed,
  registrationFailed,
} from '#web/features/checkout/cart/guest/guest-words.ts';
import { type Chosen, loadChosen } from '#web/features/checkout/cart/guest/load-preview.ts';
import { NothingSelected } from '#web/features/checkout/cart/guest/nothing-selected.tsx';
import { failureWords } from '#web/features/checkout/failure-words.ts';
import { GuestSection } from '#web/features/checkout/guest-section.tsx';
import { submitFromPage } from '#web/features/checkout/submit-from-page.ts';
import { removeFromBrowserCart } from '#web/forms/kept/browser-cart.ts';
import { PasskeyButton } from '#web/forms/passkey-button.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/guest';
import { loadGuest, submitGuest } from './guest.server.ts';

export { shouldRevalidate } from '#web/features/checkout/submit-from-page.ts';

export const loader = (args: Route.LoaderArgs) => loadGuest(args);
export const action = (args: Route.ActionArgs) => submitGuest(args);

/** What has been chosen is known to the browser alone, which adds it to what the server says. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [page, chosen] = await Promise.all([serverLoader(), loadChosen()]);
  return { ...page, chosen };
};
clientLoader.hydrate = true as const;

const WORDS = failureWords({
  unanswered: { login: loginFailed, register: registrationFailed },
  unsaid: { login: loginFailed(), register: registrationFailed('Please try again.') },
  paying: { unanswered: '', unsaid: '' },
});
export const clientAction = (args: Route.ClientActionArgs) => submitFromPage(args, WORDS);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Checkout', description: 'Log in or open an account to buy your courses.' }),
  notIndexed,
];

const PATH = '/checkout/guest';
const LABELS = { login: 'Existing member', register: 'New member' };
const LONGER = {
  password: (value: string) =>
    value.length < 8 ? guestWords('Password must be at least 8 characters') : undefined,
};

type GuestProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

export default function GuestCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const chosen: Chosen | null = loaderData.chosen;
  const isNothing = chosen !== null && chosen.pending.length === 0;
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Checkout" size="3xl" />
      {isNothing ? <NothingSelected /> : <Choice {...{ loaderData, actionData }} />}
    </main>
  );
}

/** Whose courses they will be, beside the courses. */
function Choice({ loaderData, actionData }: GuestProps) {
  const { tab } = loaderData;
  const chosen: Chosen | null = loaderData.chosen;
  const pending = JSON.stringify(chosen?.pending ?? []);
  const courses = <input type="hidden" name="courses" value={pending} readOnly />;
  const submit = useSubmit();
  const goOn = () => submit({ _action: 'logged-in', courses: pending }, { method: 'post' });
  return (
    <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
      <div className="min-w-0 max-lg:order-last">
        <Step number={1} title="Are you a member already?">
          <GuestSection
            tab={tab}
            labels={LABELS}
            tabTo={(to) => `${PATH}?account=${to}`}
            login={
              <>
                <LoginForm intent="login" failure={failureOf(actionData, 'login')}>
                  {courses}
                </LoginForm>
                <PasskeyButton onLoggedIn={goOn} />
              </>
            }
            registration={
              <RegistrationForm
                intent="register"
                atCheckout
                rules={LONGER}
                submitLabel="Create account and continue"
                failure={failureOf(actionData, 'register')}
              >
                {courses}
              </RegistrationForm>
            }
          />
          {!tab && (
            <p className="mt-5 text-md text-muted">
              Choose one to go on. Your courses come along, and nothing is ordered yet.
            </p>
          )}
        </Step>
      </div>
      <Summary chosen={chosen} />
    </div>
  );
}

function Summary({ chosen }: { chosen: Chosen | null }) {
  const { revalidate } = useRevalidator();
  const remove = (courseId: string) => {
    removeFromBrowserCart([courseId]);
    void revalidate();
  };
  if (!chosen) return <div className="min-h-40" />;
  return (
    <aside aria-label="Your courses">
      {chosen.preview ? (
        <GuestSummary preview={chosen.preview} onRemove={remove} />
      ) : (
        <Notice tone="warning">
          Your courses could not be shown just now. They come along all the same.
        </Notice>
      )}
    </aside>
  );
}
