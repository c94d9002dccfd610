import type { Webhook } from '#contracts/integrations/admin-webhooks.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

interface ActProps {
  webhook: Webhook;
  failure: FormFailure | undefined;
}

export function SecretForm({ webhook: { twoSecretsUntil }, failure }: ActProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="Secret">
      <Form intent="rotate" failure={failure} className="grid gap-4">
        <p className="text-sm text-muted">
          {twoSecretsUntil
            ? `Messages are signed with two secrets until ${officeMoment(twoSecretsUntil)}. Another new one ends the older of them at once.`
            : 'A new secret signs beside the old one for a day.'}
        </p>
        <FieldGrid>
          <OwnPassword form={form} id="rotate-password" />
        </FieldGrid>
        <SubmitButton variant="outline" size="sm" className="justify-self-start">
          Make a new secret
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

export function TestForm({ failure }: { failure: FormFailure | undefined }) {
  return (
    <Sheet title="Try it">
      <Form intent="test" failure={failure} className="grid gap-4">
        <p className="text-sm text-muted">
          A message of the type <code>webhook.test</code> is sent once.
        </p>
        <SubmitButton variant="outline" size="sm" className="justify-self-start">
          Send a test
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

interface EndProps {
  webhook: Webhook;
  switchFailure: FormFailure | undefined;
  removeFailure: FormFailure | undefined;
}

export function EndForms({ webhook, switchFailure, removeFailure }: EndProps) {
  const isEnabled = webhook.disabledAt === null;
  return (
    <Sheet title={isEnabled ? 'Tell it nothing more' : 'Disabled'}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          {isEnabled
            ? 'What waits while it is disabled is given up, and can be sent again one by one.'
            : 'Enabled again, it is told what happens from then on.'}
        </p>
        <Form intent={isEnabled ? 'disable' : 'enable'} failure={switchFailure} className="grid gap-4">
          <SubmitButton variant="outline" size="sm" className="justify-self-start">
            {isEnabled ? 'Disable' : 'Enable'}
          </SubmitButton>
        </Form>
        <ConfirmedForm
          intent="remove"
          failure={removeFailure}
          label="Remove"
          variant="danger"
          title="Remove this webhook?"
          cancelLabel="Keep it"
        >
          Its secret and the log of its deliveries are forgotten.
        </ConfirmedForm>
      </div>
    </Sheet>
  );
}
