import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const userId = z.uuid();
/** Tells what happened twice from what is told twice. */
const at = z.iso.datetime();

export const identityEvents = declareEvents({
  'user.registered': { userId },
  /** Somebody else has opened it: its holder has chosen no password yet. */
  'user.invited': { userId },
  /** What stands on the certificates of theirs that are still to come. */
  'user.renamed': { userId },
  /** A pseudonym stands in the place of the person. */
  'user.erased': { userId },
  'user.verification-requested': { userId },
  /** Also of an address that nobody has, with an id that nobody has. */
  'user.password-forgotten': { userId },
  /** A login from a browser that this account was not logged in with before; `device` as `deviceName` says it. */
  'user.new-device': { userId, device: z.string(), at },
  'user.two-step-set-up': { userId, at },
  'user.two-step-removed': { userId, at },
  /** By somebody else, for a person who has lost what they log in with. */
  'user.two-step-reset': { userId, at },
  'user.passkey-added': { userId, at },
  'user.passkey-removed': { userId, at },
  'user.recovery-code-used': { userId, codeId: z.uuid() },
});
