import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const FAILED = 'Login failed. Please check your credentials.';

async function logIn(form: FormData): Promise<string | null> {
  try {
    const answer = await fetch('/login', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
    });
    if (answer.ok) return null;
    return ((await answer.json()) as { message?: string }).message || FAILED;
  } catch {
    return FAILED;
  }
}

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
    const refused = await logIn(new FormData(event.currentTarget));
    setIsBusy(false);
    setProblem(refused);
    if (refused === null) onLoggedIn();
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
          <TextField label="Email" name="email" type="email" autoComplete="username" />
          <PasswordField label="Password" name="password" autoComplete="current-password" />
        </FieldGrid>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Logging in..." className="mt-6">
          Log in
        </Button>
      </form>
    </Dialog>
  );
}
