import { redirect } from 'react-router';
import { FormPage } from '#web/features/account/form-page.tsx';
import { NewPasswordFields, passwordRules } from '#web/features/account/password-fields.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { refuse } from '#web/forms/submission.ts';
import { TermsLinks } from '#web/forms/terms-links.tsx';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi } from '#web/lib/page.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/reset-password';

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  const wish = formReader(form).typed(['token', 'password', 'confirmPassword']);
  const answer = await personalApi(args).call('resetPassword', wish);
  return answer.success ? redirect('/login?changed=password', 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
  }),
  notIndexed,
  // The token in the address is a key: no other site is told of it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const form = useFormIssues(actionData?.failure, passwordRules);
  return (
    <FormPage title="Choose a new password" lead="You are logged out on all devices when it has changed.">
      <Form intent="reset" failure={actionData?.failure}>
        <input type="hidden" name="token" value={token} />
        <FieldGrid>
          <NewPasswordFields form={form} />
        </FieldGrid>
        <p className="mt-4 text-sm text-muted">
          Who was invited agrees to the <TermsLinks /> with their first password.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <SubmitButton>Change password</SubmitButton>
          <TextLink to="/forgot-password" look="standalone">
            Ask for a new link
          </TextLink>
        </div>
      </Form>
    </FormPage>
  );
}
