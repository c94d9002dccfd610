import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { logInByPasskey, offersPasskeys } from './ask-device.ts';
import { SAFETY_WORDS as words } from './safety-words.ts';

/** One press instead of both steps. Where the browser can, it offers passkeys beside the email field as well. */
export function PasskeyLogin({ next }: { next: string | undefined }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function logIn(isOffered: boolean) {
    const answer = await logInByPasskey({ next, isOffered });
    // Another page than this one may be in memory for who was nobody: it is loaded anew.
    if (answer?.success) return window.location.assign(answer.redirectUrl);
    setIsBusy(false);
    if (answer || !isOffered) setProblem(answer?.message ?? words.notUsed);
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
