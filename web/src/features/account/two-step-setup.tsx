import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { QrCode } from '#web/ui/pictures/qr-code.tsx';
import { SAFETY_WORDS as words } from './safety-words.ts';

export function BeginForm({ failure }: { failure: FormFailure | undefined }) {
  const form = useFormIssues(failure);
  return (
    <Form intent="begin" failure={failure} preventScrollReset>
      <p className="mb-6 max-w-[64ch]">{words.why}</p>
      <FieldGrid>
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      </FieldGrid>
      <SubmitButton className="mt-6">Set up two-step login</SubmitButton>
    </Form>
  );
}

export interface Begun {
  secret: string;
  uri: string;
}

/** The secret stands in the page alone, and comes back with a code that was wrong. */
export function ConfirmForm({ begun, failure }: { begun: Begun; failure: FormFailure | undefined }) {
  const form = useFormIssues(failure);
  return (
    <Form intent="confirm" failure={failure} preventScrollReset>
      <input type="hidden" name="secret" value={begun.secret} />
      <input type="hidden" name="uri" value={begun.uri} />
      <p className="mb-4 max-w-[64ch]">{words.scan}</p>
      <QrCode text={begun.uri} label="Your authenticator app reads this" className="mb-4 size-56" />
      <p>{words.typeInstead}</p>
      <p className="mb-6 flex flex-wrap items-center gap-3">
        <code className="num wrap-anywhere">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton what="Key" text={begun.secret} />
      </p>
      <FieldGrid>
        <TextField
          label={words.codeLabel}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      </FieldGrid>
      <SubmitButton className="mt-6">Switch it on</SubmitButton>
    </Form>
  );
}

/** Downloaded as they stand here: the server could not tell them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="mb-8 grid gap-4">
      <p className="max-w-[64ch]">{words.once}</p>
      <ul aria-label="Recovery codes" className="num grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-4">
        <CopyButton what="Recovery codes" text={text} />
        <a
          className="link"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download as a text file
        </a>
      </p>
    </div>
  );
}
