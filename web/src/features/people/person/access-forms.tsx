import type { UserDetail } from '#contracts/people/admin-people.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

interface ActProps {
  person: UserDetail;
  failure?: FormFailure;
}

export function ResetForm({ person, failure }: ActProps) {
  if (person.status === 'disabled') return null;
  const isInvited = person.status === 'invited';
  return (
    <Sheet title="Password">
      <Form intent="reset" failure={failure} className="grid gap-4">
        <p className="text-sm text-muted">
          {isInvited
            ? 'They have not answered their invitation yet.'
            : 'Nobody but the person gets the link, which is good for one hour.'}
        </p>
        <SubmitButton variant="outline" size="sm" className="justify-self-start" busyLabel="Sending...">
          {isInvited ? 'Send the invitation again' : 'Send a link to choose a password'}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

/** The logins that can still be used, each with a button that ends it. */
export function Sessions({ person, failure }: ActProps) {
  const others = person.sessions.filter(({ isThis }) => !isThis);
  return (
    <Sheet title="Sessions">
      <ul className="grid gap-3">
        {person.sessions.map(({ _id, device, createdAt, lastSeenAt, isThis }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="min-w-0">
              {device}
              <span className="num block text-muted">
                Since {officeMoment(createdAt)}, seen {officeMoment(lastSeenAt)}
              </span>
            </span>
            {isThis ? (
              <span className="text-muted">this one</span>
            ) : (
              <Form intent={intentOn('end', _id)}>
                <SubmitButton
                  variant="outline"
                  size="sm"
                  aria-label={`End the session on ${device} since ${officeMoment(createdAt)}`}
                >
                  End
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {person.sessions.length === 0 && <p className="text-sm text-muted">Nobody is logged in.</p>}
      {others.length > 1 && (
        <Form intent="end-all" failure={failure} className="mt-4">
          <SubmitButton variant="outline" size="sm">
            End all others
          </SubmitButton>
        </Form>
      )}
    </Sheet>
  );
}

/** Who has lost phone and recovery codes cannot do it themselves. One's own is under Safety. */
export function TwoStepForm({ person, failure }: ActProps) {
  const form = useFormIssues(failure);
  const isOwn = person.sessions.some(({ isThis }) => isThis);
  const canReset = !isOwn && (person.twoStepSince !== null || person.passkeys > 0);
  return (
    <Sheet title="Two-step login">
      <p className="text-sm text-muted">
        {person.twoStepSince ? `On since ${officeMoment(person.twoStepSince)}.` : 'It is off.'}
        {person.passkeys > 0 && ` They have ${counted(person.passkeys, 'passkey')}.`}
      </p>
      {canReset && (
        <Form intent="reset-two-step" failure={failure} className="mt-4 grid gap-4">
          <p className="text-sm text-muted">
            For somebody who has lost their phone and recovery codes. Please make sure that it is them who
            ask: their password is enough then. Their passkeys go, their sessions end, and they are told by
            letter.
          </p>
          <FieldGrid>
            <TextField
              label="Why it is switched off"
              maxLength={500}
              hint="For administrators only."
              {...form.field('reason')}
              id="two-step-reason"
            />
            <PasswordField
              label="Your own password"
              autoComplete="current-password"
              {...form.field('password')}
              id="two-step-password"
            />
          </FieldGrid>
          <SubmitButton variant="danger" size="sm" className="justify-self-start">
            Switch two-step login off
          </SubmitButton>
        </Form>
      )}
    </Sheet>
  );
}

export function DisableForm({ person, failure }: ActProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="Keep them out">
      {person.whyKept ? (
        <p className="text-sm text-muted">{person.whyKept}</p>
      ) : (
        <Form intent="disable" failure={failure} className="grid gap-4">
          <p className="text-sm text-muted">
            Their sessions end, and no password or link lets them in. Their places, papers and open parts
            stay.
          </p>
          <FieldGrid>
            <TextField
              label="Reason"
              maxLength={500}
              hint="For administrators only."
              {...form.field('reason')}
            />
            <OwnPassword form={form} id="disable-password" />
          </FieldGrid>
          <SubmitButton variant="danger" size="sm" className="justify-self-start">
            Disable account
          </SubmitButton>
        </Form>
      )}
    </Sheet>
  );
}

export function EnableForm({ person, failure }: ActProps) {
  const form = useFormIssues(failure);
  const { disabled } = person;
  if (!disabled) return null;
  return (
    <Sheet title="Disabled">
      <Form intent="enable" failure={failure} className="grid gap-4">
        <p className="text-sm break-words">
          {officeMoment(disabled.at)}
          {disabled.by && `, by ${disabled.by}`}: {disabled.reason}
        </p>
        <FieldGrid>
          <OwnPassword form={form} id="enable-password" />
        </FieldGrid>
        <SubmitButton variant="outline" size="sm" className="justify-self-start">
          Enable account
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
