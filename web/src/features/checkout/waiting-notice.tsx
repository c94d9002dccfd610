import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

const SECONDS = 3;

interface WaitingNoticeProps {
  failure?: FormFailure;
  isBank: boolean;
  /** Whether asking is the first thing to do on the page. */
  isPrimary?: boolean;
}

/** The gateway has not told us yet. The page asks again by itself, with a script or without. */
export function WaitingNotice({ failure, isBank, isPrimary }: WaitingNoticeProps) {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (state === 'idle' && navigator.onLine) revalidate();
  });

  // News of a payment arrives outside React.
  useEffect(() => {
    const timer = setInterval(ask, SECONDS * 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(SECONDS)} />
      </noscript>
      <Notice
        tone="warning"
        live
        title={isBank ? 'Waiting for your transfer' : 'We are waiting for the confirmation of your payment'}
        action={
          !isBank && (
            <Form intent="check" failure={failure} preventScrollReset>
              <SubmitButton variant={isPrimary ? 'primary' : 'outline'} busyLabel="Asking...">
                I have paid
              </SubmitButton>
            </Form>
          )
        }
      >
        {isBank
          ? 'You are enrolled as soon as it has arrived.'
          : 'It usually takes a few seconds. This page asks again by itself; you can also leave it: the confirmation is sent by email.'}
      </Notice>
    </>
  );
}
