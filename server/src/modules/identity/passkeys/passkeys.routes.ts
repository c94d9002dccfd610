import { passkeyEndpoints as calls } from '#contracts/accounts/passkeys.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { presentSessionUser } from '../accounts/identity.present.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { finishPasskeyLogin } from './finish-passkey-login.ts';
import { insertChallenge } from './passkeys.repository.ts';
import { newChallenge, relyingParty, TIMEOUT_MS } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';

export const passkeyBindings: Binding[] = [
  onOuter(calls.beginPasskey, async (ctx, proof) => ({ options: await beginPasskey(ctx, proof) })),
  onOuter(calls.addPasskey, async (ctx, input) => {
    await addPasskey(ctx, input);
    return { message: 'The passkey is registered: you can log in with it.' };
  }),
  on(calls.removePasskey, async (ctx, { id }) => {
    await removePasskey(ctx, id);
    return { message: 'The passkey no longer works here.' };
  }),
  on(calls.beginPasskeyLogin, async ({ db, ports }) => {
    const challenge = newChallenge();
    await insertChallenge(db, { challenge, userId: null });
    const { id: rpId } = relyingParty(ports);
    return { options: { challenge, rpId, timeout: TIMEOUT_MS, userVerification: 'required' as const } };
  }),
  onOuter(calls.finishPasskeyLogin, async (ctx, { credential, next }) => {
    const user = await finishPasskeyLogin(ctx, credential);
    return {
      message: 'Login successful',
      redirectUrl: next ?? '/dashboard',
      user: presentSessionUser(user),
    };
  }),
];
