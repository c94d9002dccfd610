import { safetyEndpoints as calls } from '#contracts/accounts/safety.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { presentSessionUser } from '../accounts/identity.present.ts';
import { endOtherSessions, endOwnSession } from '../sessions/end-own-sessions.ts';
import { beginAuthenticator } from './begin-authenticator.ts';
import { confirmAuthenticator } from './confirm-authenticator.ts';
import { finishLogin } from './finish-login.ts';
import { removeAuthenticator } from './remove-authenticator.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { showSafety } from './show-safety.ts';

export const safetyBindings: Binding[] = [
  on(calls.getSafety, showSafety),
  onOuter(calls.beginAuthenticator, beginAuthenticator),
  on(calls.confirmAuthenticator, async (ctx, { code }) => ({
    message: 'Two-step login is on. Keep the recovery codes where you find them without your phone.',
    recoveryCodes: await confirmAuthenticator(ctx, code),
  })),
  onOuter(calls.renewRecoveryCodes, async (ctx, proof) => ({
    message: 'These are your new recovery codes. The ones before no longer work.',
    recoveryCodes: await renewRecoveryCodes(ctx, proof),
  })),
  onOuter(calls.removeAuthenticator, async (ctx, proof) => {
    await removeAuthenticator(ctx, proof);
    return { message: 'Two-step login is off.' };
  }),
  on(calls.endOwnSession, async (ctx, { sessionId }) => {
    await endOwnSession(ctx, sessionId);
    return { message: 'The session has ended.' };
  }),
  on(calls.endOtherSessions, async (ctx) => {
    await endOtherSessions(ctx);
    return { message: 'All other sessions have ended.' };
  }),
  onOuter(calls.finishLogin, async (ctx, input) => {
    const user = await finishLogin(ctx, input);
    return {
      message: 'Login successful',
      redirectUrl: input.next ?? '/dashboard',
      user: presentSessionUser(user),
    };
  }),
];
