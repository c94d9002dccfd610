import { redirectDocument } from 'react-router';
import { FormPage } from '#web/features/account/form-page.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/logout';

export const loader = async (args: Route.LoaderArgs) => {
  const { user } = requireAnswer(await personalApi(args).call('authCheck', {}));
  return { email: user?.email ?? null };
};

/** A link alone changes nothing: what others can make a browser open must not sign anybody out. */
export const action = async (args: Route.ActionArgs) => {
  const { redirectUrl } = requireAnswer(await personalApi(args).call('logout', {}));
  return redirectDocument(redirectUrl, 303);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Log out', description: 'End your session on this device.' }),
  notIndexed,
];

export default function Logout({ loaderData: { email } }: Route.ComponentProps) {
  if (!email) {
    return (
      <FormPage title="You are logged out">
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" to="/login">
            Log in
          </ButtonLink>
          <ButtonLink to="/">Home</ButtonLink>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage title="Log out" lead={`You are logged in as ${email}.`}>
      <Form>
        <SubmitButton>Log out</SubmitButton>
      </Form>
    </FormPage>
  );
}
