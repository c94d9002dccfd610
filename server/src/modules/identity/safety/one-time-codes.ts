import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

const ofSecret = (base32: string, label = '', issuer = '') =>
  new TOTP({
    secret: Secret.fromBase32(base32),
    period: PERIOD_S,
    digits: 6,
    algorithm: 'SHA1',
    label,
    issuer,
  });

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const authenticatorUri = (secret: string, { label, issuer }: { label: string; issuer: string }) =>
  ofSecret(secret, label, issuer).toString();

/** What an authenticator shows; a recovery code is longer. */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The half minute that a code of six digits is of, one before or after now at most; null where it is of none. */
export const counterOfCode = (secret: string, code: string, now: Date): number | null => {
  if (!isOneTimeCode(code)) return null;
  const timestamp = now.getTime();
  const delta = ofSecret(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
};
