import { redirectDocument } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { FormPage } from '#web/features/account/form-page.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import type { Route } from './+types/logout';

export const loader = async (args: Route.LoaderArgs) => {
  const api = personalApi(args);
  const { user } = requireAnswer(await api.call('authCheck', {}));
  if (user && isOwnWish(args.request.headers)) throw await logOut(api);
  return { email: user?.email ?? null };
};

/** For whom the loader has asked. */
export const action = (args: Route.ActionArgs) => logOut(personalApi(args));

const logOut = async (api: Api) => {
  const { redirectUrl } = requireAnswer(await api.call('logout', {}));
  return redirectDocument(redirectUrl, 303);
};

/**
 * The browser says that a person followed a link of ours or typed the address. What another site made it open, or
 * what it loads ahead by a guess, must not sign anybody out; a browser that does not say is not believed (ADR 0006).
 */
const isOwnWish = (headers: Headers) =>
  ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? '') && !headers.has('sec-purpose');

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
