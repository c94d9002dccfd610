import { useEffect, useEffectEvent, useState } from 'react';
import { logInByPasskey, offersPasskeys } from '#web/lib/login/ask-device.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

const NOT_USED = 'No passkey was used. Please try again, or log in with your password.';

interface PasskeyButtonProps {
  /** Where the login is to lead. */
  next?: string | undefined;
  onLoggedIn: (redirectUrl: string) => void;
}

/** One press instead of both steps. Where the browser can, it offers passkeys beside the email field as well. */
export function PasskeyButton({ next, onLoggedIn }: PasskeyButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function logIn(isOffered: boolean) {
    const answer = await logInByPasskey({ next, isOffered });
    if (answer?.success) return onLoggedIn(answer.redirectUrl);
    setIsBusy(false);
    if (answer || !isOffered) setProblem(answer?.message ?? NOT_USED);
  }

  async function press() {
    setProblem(null);
    setIsBusy(true);
    await logIn(false);
  }

  const offer = useEffectEvent(async () => {
    if (await offersPasskeys()) await logIn(true);
  });
  // The browser is asked for as long as the page is open.
  useEffect(() => void offer(), []);

  return (
    <div className="mt-6 noscript:hidden">
      {problem && (
        <Notice tone="danger" live className="mb-4">
          {problem}
        </Notice>
      )}
      <Button variant="outline" busy={isBusy} busyLabel="Waiting for your device..." onClick={press}>
        Use a passkey
      </Button>
    </div>
  );
}
