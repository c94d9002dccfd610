import { lazy, Suspense, useState } from 'react';
import type { FormFailure } from './use-form-issues.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

interface LoginOverProps {
  failure: FormFailure;
  onLoggedIn: () => void;
}

/** Opens once for each refusal; who closes it still has what was entered. */
export function LoginOver({ failure, onLoggedIn }: LoginOverProps) {
  const [closed, setClosed] = useState<FormFailure>();
  const close = () => setClosed(failure);
  return (
    <Suspense>
      <LoginDialog
        open={closed !== failure}
        close={close}
        onLoggedIn={() => {
          close();
          onLoggedIn();
        }}
      />
    </Suspense>
  );
}
