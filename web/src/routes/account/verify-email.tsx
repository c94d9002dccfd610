import { FormPage } from '#web/features/account/form-page.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/verify-email';

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  const answer = await personalApi(args).call('verifyEmail', formReader(form).typed(['token']));
  return answer.success ? { confirmed: answer.message } : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Confirm your email address',
    description: 'Confirm the email address of your account.',
  }),
  notIndexed,
  // The token in the address is a key: no other site is told of it.
  { name: 'referrer', content: 'no-referrer' },
];

/** Opening the link changes nothing: mail scanners open links too. */
export default function VerifyEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (actionData && 'confirmed' in actionData) {
    return (
      <FormPage title={actionData.confirmed}>
        <ButtonLink variant="primary" to="/dashboard">
          Go to your dashboard
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage title="Confirm your email address" lead="One press and it is done.">
      <Form intent="verify" failure={failureOf(actionData, 'verify')}>
        <input type="hidden" name="token" value={token} />
        <div className="flex flex-wrap items-center gap-6">
          <SubmitButton>Confirm</SubmitButton>
          <TextLink to="/profile" look="standalone">
            Ask for a new link in your profile
          </TextLink>
        </div>
      </Form>
    </FormPage>
  );
}
