import { type SubmitEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import type { PasskeyCreation } from '#contracts/accounts/passkeys.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { momentIn } from '#web/lib/format.ts';
import { makePasskey } from '#web/lib/login/ask-device.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { SAFETY_WORDS as words } from './safety-words.ts';

interface OwnPasskey {
  _id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

interface OwnPasskeysProps {
  passkeys: readonly OwnPasskey[];
  failure: FormFailure | undefined;
}

export function OwnPasskeys({ passkeys, failure }: OwnPasskeysProps) {
  return (
    <div className="grid gap-6">
      <p className="max-w-[64ch]">{words.passkeys}</p>
      {failure?.message && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {passkeys.length > 0 && (
        <ul className="border-t border-hairline">
          {passkeys.map(({ _id, name, createdAt, lastUsedAt }) => (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
            >
              <div className="min-w-0">
                <p dir="auto" className="font-strong wrap-anywhere">
                  {name}
                </p>
                <p className="num text-sm text-muted">Since {momentIn(ACADEMY_ZONE, createdAt)}</p>
                <p className="num text-sm text-muted">
                  {lastUsedAt ? `Last used ${momentIn(ACADEMY_ZONE, lastUsedAt)}` : 'Not used yet'}
                </p>
              </div>
              <Form intent={intentOn('remove-passkey', _id)} action="/profile/safety" preventScrollReset>
                <SubmitButton variant="outline" size="sm" aria-label={`Remove the passkey ${name}`}>
                  Remove
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink to="/profile/safety?do=passkey" look="standalone">
          Add a passkey
        </TextLink>
      </p>
    </div>
  );
}

interface BeginPasskeyFormProps {
  /** Whether their login has a second step. */
  asksCode: boolean;
  failure: FormFailure | undefined;
}

/** Whoever has the passkey is in, so its owner says first who they are. */
export function BeginPasskeyForm({ asksCode, failure }: BeginPasskeyFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent="begin-passkey" action="/profile/safety" failure={failure} preventScrollReset>
      <p className="mb-6 max-w-[64ch]">{words.passkeys}</p>
      <FieldGrid>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...form.field('password')}
          id="passkey-password"
        />
        {asksCode && (
          <TextField
            label={words.codeLabel}
            hint={words.codeHint}
            autoComplete="one-time-code"
            {...form.field('code')}
            id="passkey-code"
          />
        )}
      </FieldGrid>
      <div className="mt-6 flex flex-wrap items-center gap-6">
        <SubmitButton>Go on</SubmitButton>
        <TextLink to="/profile/safety" look="standalone">
          Leave it as it is
        </TextLink>
      </div>
    </Form>
  );
}

/** The device is asked by a press, as browsers want it, and its answer is sent with the name. */
export function MakePasskeyForm({ creation }: { creation: PasskeyCreation }) {
  const [problem, setProblem] = useState<string | null>(null);
  const submit = useSubmit();

  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setProblem(null);
    const credential = await makePasskey(creation);
    if (!credential) return setProblem(words.notMade);
    entered.set('credential', JSON.stringify(credential));
    await submit(entered, { method: 'post', action: '/profile/safety', preventScrollReset: true });
  }

  return (
    <Form intent="add-passkey" action="/profile/safety" onSubmit={make} preventScrollReset>
      {problem && (
        <Notice tone="danger" live className="mb-6">
          {problem}
        </Notice>
      )}
      <noscript>
        <p className="mb-6">{words.needsScript}</p>
      </noscript>
      <FieldGrid>
        <TextField
          label="Name"
          name="name"
          id="passkey-name"
          required
          maxLength={60}
          defaultValue="My passkey"
          hint="By which you know it again, such as: my phone"
        />
      </FieldGrid>
      <SubmitButton className="mt-6">Make the passkey</SubmitButton>
    </Form>
  );
}
