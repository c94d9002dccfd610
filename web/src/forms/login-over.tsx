import { lazy, Suspense, useState } from 'react';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

interface LoginOverProps {
  /** Tells one refusal from the next. */
  failure: object | number;
  onLoggedIn: () => void;
}

/** Opens once for each refusal; who closes it still has what was entered. */
export function LoginOver({ failure, onLoggedIn }: LoginOverProps) {
  const [closed, setClosed] = useState<object | number>();
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
