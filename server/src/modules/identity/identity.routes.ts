import { accountEndpoints as calls } from '#contracts/accounts/accounts.ts';
import { profileEndpoints as profiles } from '#contracts/accounts/profile.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { presentBillingProfile, presentProfile, presentSessionUser } from './accounts/identity.present.ts';
import { requireMember } from './accounts/require-member.ts';
import { requireUser } from './accounts/require-user.ts';
import { resendVerification } from './accounts/resend-verification.ts';
import { setBilledCompany } from './accounts/set-billed-company.ts';
import { setProfilePhoto } from './accounts/set-profile-photo.ts';
import { signUp } from './accounts/sign-up.ts';
import { updateBillingInfo } from './accounts/update-billing-info.ts';
import { updateProfile } from './accounts/update-profile.ts';
import { type User, updateUser } from './accounts/users.repository.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { askPasswordReset } from './passwords/ask-password-reset.ts';
import { changePassword } from './passwords/change-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { type LoggedIn, logIn } from './sessions/log-in.ts';
import { logOut } from './sessions/log-out.ts';

const signedIn = (user: User, message: string, next: string | undefined) => ({
  message,
  redirectUrl: next ?? '/dashboard',
  user: presentSessionUser(user),
});

const afterPassword = (outcome: LoggedIn, next: string | undefined) =>
  'user' in outcome
    ? signedIn(outcome.user, 'Login successful', next)
    : {
        message: 'Please enter a code of your authenticator.',
        redirectUrl: next ? `/login/code?next=${encodeURIComponent(next)}` : '/login/code',
        twoStep: { ticket: outcome.ticket },
      };

const sessionBindings: Binding[] = [
  on(calls.authCheck, async (ctx) => {
    const { user } = ctx.caller;
    if (!user) return { isAuthenticated: false, user: null };
    const known = await requireUser(ctx.db, user.id);
    const owes = user.owesTwoStep && { owesTwoStep: true as const };
    return { isAuthenticated: true, user: presentSessionUser(known), ...owes };
  }),
  // Those that hash a password do so outside their transaction: no connection waits for it.
  ...[calls.login, calls.apiLogin].map((endpoint) =>
    onOuter(endpoint, async (ctx, input) => afterPassword(await logIn(ctx, input), input.next)),
  ),
  on(calls.logout, async (ctx) => {
    await logOut(ctx);
    return { message: 'You are logged out.', redirectUrl: '/' };
  }),
  ...[calls.signup, calls.openAccount].map((endpoint) =>
    onOuter(endpoint, async (ctx, input) =>
      signedIn(await signUp(ctx, input), 'Account created successfully!', input.next),
    ),
  ),
];

const passwordBindings: Binding[] = [
  on(calls.forgotPassword, async (ctx, { email }) => {
    await askPasswordReset(ctx, email);
    return { message: 'If there is an account for this address, a link is on its way.' };
  }),
  onOuter(calls.resetPassword, async (ctx, input) => {
    await resetPassword(ctx, input);
    return { message: 'Your password has been changed. Please log in with the new one.' };
  }),
  onOuter(profiles.changePassword, async (ctx, input) => {
    await changePassword(ctx, input);
    return { message: 'Your password has been changed.' };
  }),
  on(calls.verifyEmail, async (ctx, { token }) => {
    await verifyEmail(ctx, token);
    return { message: 'Your email address is confirmed.' };
  }),
  on(calls.resendVerification, async (ctx) => {
    const isSent = await resendVerification(ctx);
    return { message: isSent ? 'A new link is on its way.' : 'Your email address is confirmed.' };
  }),
];

const profileBindings: Binding[] = [
  on(profiles.getBillingInfo, async (ctx) => {
    const member = await requireMember(ctx.db, ctx.caller.user.id);
    return { billingInfo: presentBillingProfile(member) };
  }),
  on(profiles.updateBillingInfo, async (ctx, input) => {
    const billingInfo = presentBillingProfile(await updateBillingInfo(ctx, input));
    return { message: 'Your billing details have been successfully saved.', billingInfo };
  }),
  on(profiles.setBilledCompany, async (ctx, { isBilled }) => {
    const billingInfo = presentBillingProfile(await setBilledCompany(ctx, isBilled));
    return { message: 'What you buy from now on is billed so.', billingInfo };
  }),
  on(profiles.getProfile, async (ctx) => {
    const user = await requireUser(ctx.db, ctx.caller.user.id);
    return { profile: presentProfile(user) };
  }),
  on(profiles.setOwnZone, async ({ db, caller }, { zone }) => {
    await updateUser(db, caller.user.id, { zone });
    return { message: 'Letters say hours by these clocks.' };
  }),
  on(profiles.updateProfile, async (ctx, input) => {
    const user = await updateProfile(ctx, input);
    return { message: 'Your profile has been saved.', profile: presentProfile(user) };
  }),
  on(profiles.removeProfilePhoto, async (ctx) => {
    const user = await setProfilePhoto(ctx, ctx.caller.user.id, '');
    return { message: 'Your picture has been taken away.', profile: presentProfile(user) };
  }),
];

export const identityBindings: Binding[] = [...sessionBindings, ...passwordBindings, ...profileBindings];
