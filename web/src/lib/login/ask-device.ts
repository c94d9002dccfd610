import type { PasskeyCreation } from '#contracts/accounts/passkeys.ts';
import type { Answer } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';

/** Only for who presses a button, or whose browser has passkeys to offer. */
const load = () => import('@simplewebauthn/browser');

/** Null where the person or the device would not. */
export async function makePasskey(options: PasskeyCreation) {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON: options }).catch(() => null);
}

interface PasskeyWish {
  next: string | undefined;
  /** Waits beside the email field until one is chosen, and asks for nothing by itself. */
  isOffered: boolean;
}

/** Null where no passkey was chosen. */
export async function logInByPasskey({
  next,
  isOffered,
}: PasskeyWish): Promise<Answer<'finishPasskeyLogin'> | null> {
  const begun = await call('beginPasskeyLogin', {});
  if (!begun.success) return isOffered ? null : begun;
  const { startAuthentication } = await load();
  const asked = { optionsJSON: begun.options, useBrowserAutofill: isOffered };
  const credential = await startAuthentication(asked).catch(() => null);
  return credential && call('finishPasskeyLogin', { credential, next });
}

export const offersPasskeys = async (): Promise<boolean> =>
  (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
