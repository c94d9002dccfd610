import { redirect, redirectDocument } from 'react-router';
import { DemoAccounts } from '#web/features/account/demo-accounts.tsx';
import { FormPage } from '#web/features/account/form-page.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { NO_AUTO_LOGIN } from '#web/features/checkout/cart/guest/guest-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { PasskeyButton } from '#web/forms/passkey-button.tsx';
import { refuse } from '#web/forms/submission.ts';
import { loadAnew } from '#web/lib/login/load-anew.ts';
import { nextPath, withNext } from '#web/lib/login/next-path.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { useSite } from '#web/lib/site.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/login';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const next = nextPath(searchParams.get('next'));
  const { user } = requireAnswer(await personalApi(args).call('authCheck', {}));
  if (user) throw redirect(next ?? '/dashboard');
  return {
    next,
    isPasswordChanged: searchParams.get('changed') === 'password',
    isManual: searchParams.has('manual'),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  const { email, password, next } = formReader(form).typed(['email', 'password', 'next']);
  const answer = await personalApi(args).call('login', { email, password, next: nextPath(next) });
  return answer.success ? redirectDocument(answer.redirectUrl, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Log in', description: 'Log in to see your courses, orders and receipts.' });

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { next, isPasswordChanged, isManual } = loaderData;
  const site = useSite();
  return (
    <FormPage
      title="Log in"
      lead={
        <>
          New here? <TextLink to={withNext('/signup', next)}>Create an account</TextLink>
        </>
      }
    >
      {isPasswordChanged && (
        <Notice tone="success" className="mb-6">
          Your password has been changed. Please log in with the new one.
        </Notice>
      )}
      {isManual && (
        <Notice tone="warning" className="mb-6">
          {NO_AUTO_LOGIN}
        </Notice>
      )}
      <LoginForm failure={actionData?.failure}>
        {next && <input type="hidden" name="next" value={next} />}
      </LoginForm>
      <PasskeyButton next={next} onLoggedIn={loadAnew} />
      <DemoAccounts accounts={site?.demoAccounts ?? []} next={next} />
    </FormPage>
  );
}
