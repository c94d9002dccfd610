/** What stands on the pages of the second step of a login. */
export const SAFETY_WORDS = {
  codeLabel: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  why: 'With two-step login a password alone opens nothing: whoever logs in also enters a code from an app on your phone.',
  scan: 'Scan this with your authenticator app, then enter the code that the app shows.',
  typeInstead: 'Or type this key into the app:',
  required: 'Administrators keep two-step login on here.',
  requiredFirst:
    'The back office asks administrators for two-step login. Please set it up; then you can go on.',
  passkeyFirst:
    'The back office asks administrators for two-step login. Please log out, and log in with your passkey.',
  off: 'Two-step login is off.',
  passkeys:
    'A passkey is kept by your phone, computer or password manager and opened by finger, face or PIN. With it you log in without a password or a code.',
  notMade: 'No passkey was made. Please try again, or choose another device.',
  needsScript: 'Passkeys need a browser that runs scripts.',
  passkeyAdded: 'The passkey is registered: you can log in with it.',
  passkeyRemoved: 'The passkey no longer works here. Please delete it on your device too.',
  ended: 'The session has ended.',
  othersEnded: 'All other sessions have ended.',
  once: 'These codes are shown this once. Each of them works once, in place of a code from the app. Keep them where you find them without your phone.',
} as const;
