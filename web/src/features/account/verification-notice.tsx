import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

interface VerificationNoticeProps {
  email: string;
  failure?: FormFailure;
}

export function VerificationNotice({ email, failure }: VerificationNoticeProps) {
  return (
    <Notice
      tone="warning"
      title="Your email address is not confirmed"
      className="mb-8"
      action={
        <Form intent="resend-verification" failure={failure} preventScrollReset>
          <SubmitButton variant="outline">Send the link again</SubmitButton>
        </Form>
      }
    >
      <span className="wrap-anywhere">The link is in the mail that we sent to {email}.</span>
    </Notice>
  );
}
