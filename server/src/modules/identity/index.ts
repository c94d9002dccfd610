export { acceptName } from './accounts/accept-name.ts';
export { giveConsent, listConsents, withdrawNewsConsents } from './accounts/consents.repository.ts';
export { administrator, createAdmin } from './accounts/create-admin.ts';
export { voidEmailTokens } from './accounts/email-tokens.repository.ts';
export { presentBilling, presentSessionUser } from './accounts/identity.present.ts';
export { inviteAccount, prepareUnknownPassword } from './accounts/invite-account.ts';
export { makeEmailToken, makeInvitationToken } from './accounts/make-email-token.ts';
export { type NewAccount, openAccount } from './accounts/open-account.ts';
export { registerAccount } from './accounts/register-account.ts';
export { requireBill } from './accounts/require-member.ts';
export { requireUser } from './accounts/require-user.ts';
export { setProfilePhoto } from './accounts/set-profile-photo.ts';
export { setRole } from './accounts/set-role.ts';
export { type SentBill, updateBillingInfo } from './accounts/update-billing-info.ts';
export {
  countAdministrators,
  findShownPhotos,
  findUser,
  findUserByEmail,
  findUsersByWords,
  hasAdministrator,
  lockAdministrators,
  lockUser,
  type User,
  updateUser,
} from './accounts/users.repository.ts';
export {
  accountsOfPerson,
  addressesOf,
  addressesOfAll,
  lockUserAlone,
  putPseudonym,
} from './erasure/accounts-of-person.repository.ts';
export { identityEvents } from './identity.events.ts';
export { listPasskeys } from './passkeys/passkeys.repository.ts';
export { askPasswordReset } from './passwords/ask-password-reset.ts';
export { createKnownDevices, type KnownDevices } from './passwords/known-devices.ts';
export { type PreparedPassword, preparePassword } from './passwords/password-hash.ts';
export { requireOwnPassword } from './passwords/require-own-password.ts';
export { hasProvedTwoSteps } from './safety/required.repository.ts';
export { resealAuthenticators } from './safety/reseal-authenticators.ts';
export { resetTwoStep } from './safety/reset-two-step.ts';
export { countUnusedCodes, findAuthenticator, recoveryCodesId } from './safety/safety.repository.ts';
export { isRecentLogin, requireRecentLogin } from './sessions/require-recent-login.ts';
export { sessionTokenFrom } from './sessions/session-cookie.ts';
export {
  deleteOtherSessions,
  deleteSessionOf,
  deleteSessionsOf,
  identifySession,
  lastSeenOf,
  listSessions,
} from './sessions/sessions.repository.ts';
export { startSession } from './sessions/start-session.ts';
