import { type FormEvent, useState } from 'react';
import { call } from '#web/lib/client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface LoginDialogProps {
  open: boolean;
  close: () => void;
  onLoggedIn: () => void;
}

/** A login that has expired opens over the form: nothing of it is lost. */
export function LoginDialog({ open, close, onLoggedIn }: LoginDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [ticket, setTicket] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? '');
    const answer = ticket
      ? await call('finishLogin', { ticket, code: text('code') })
      : await call('login', { email: text('email'), password: text('password') });
    setIsBusy(false);
    setProblem(answer.success ? null : answer.message);
    // Such a ticket will not become good again: the password comes first.
    if (!answer.success) return answer.code === 'link-expired' && setTicket(undefined);
    const next = 'twoStep' in answer ? answer.twoStep?.ticket : undefined;
    setTicket(next);
    if (!next) onLoggedIn();
  }

  return (
    <Dialog title="Please log in again" open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <p>Your login has expired. What you entered is still here and is saved once you have logged in.</p>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <form onSubmit={submit} noValidate>
        <FieldGrid>{ticket ? <CodeField /> : <CredentialFields />}</FieldGrid>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Logging in..." className="mt-6">
          Log in
        </Button>
      </form>
      {!ticket && <PasskeyButton onLoggedIn={onLoggedIn} />}
    </Dialog>
  );
}

/** The form below may have fields of these names. */
const CredentialFields = () => (
  <>
    <TextField id="login-email" label="Email" name="email" type="email" autoComplete="username webauthn" />
    <PasswordField id="login-password" label="Password" name="password" autoComplete="current-password" />
  </>
);

const CodeField = () => (
  <TextField
    id="login-code"
    label="Code"
    name="code"
    hint="Six digits from your authenticator app, or one of your recovery codes."
    autoComplete="one-time-code"
  />
);
