import { type FormEvent, useState } from 'react';
import { call } from '#web/lib/client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface LoginDialogProps {
  open: boolean;
  close: () => void;
  onLoggedIn: () => void;
}

/** A login that has expired opens over the form: nothing of it is lost. */
export function LoginDialog({ open, close, onLoggedIn }: LoginDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? '');
    const answer = await call('login', { email: text('email'), password: text('password') });
    setIsBusy(false);
    setProblem(answer.success ? null : answer.message);
    if (answer.success) onLoggedIn();
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
        <FieldGrid>
          {/* The form below may have fields of these names. */}
          <TextField id="login-email" label="Email" name="email" type="email" autoComplete="username" />
          <PasswordField
            id="login-password"
            label="Password"
            name="password"
            autoComplete="current-password"
          />
        </FieldGrid>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Logging in..." className="mt-6">
          Log in
        </Button>
      </form>
    </Dialog>
  );
}
