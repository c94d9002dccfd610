import { FormPage } from '#web/features/account/form-page.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { personalApi } from '#web/lib/page.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/forgot-password';

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  const answer = await personalApi(args).call('forgotPassword', formReader(form).typed(['email']));
  return answer.success ? { sent: answer.message } : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Forgot your password?',
    description: 'Ask for a link to choose a new password.',
  });

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const failure = failureOf(actionData, 'ask');
  const form = useFormIssues(failure);
  const sent = actionData && 'sent' in actionData ? actionData.sent : undefined;
  return (
    <FormPage
      title="Forgot your password?"
      lead="Enter the email address of your account. We send a link to choose a new password."
    >
      {sent && (
        <Notice tone="success" live className="mb-6">
          {sent}
        </Notice>
      )}
      <Form intent="ask" failure={failure}>
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <SubmitButton>Send the link</SubmitButton>
          <TextLink to="/login" look="standalone">
            Back to login
          </TextLink>
        </div>
      </Form>
    </FormPage>
  );
}
