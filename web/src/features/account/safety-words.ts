/** What stands on the pages of the second step of a login. */
export const SAFETY_WORDS = {
  codeLabel: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  why: 'With two-step login a password alone opens nothing: whoever logs in also enters a code from an app on your phone.',
  scan: 'Scan this with your authenticator app, then enter the code that the app shows.',
  typeInstead: 'Or type this key into the app:',
  once: 'These codes are shown this once. Each of them works once, in place of a code from the app. Keep them where you find them without your phone.',
} as const;
