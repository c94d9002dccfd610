import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const userId = z.uuid();

export const identityEvents = declareEvents({
  'user.registered': { userId },
  /** Somebody else has opened it: its holder has chosen no password yet. */
  'user.invited': { userId },
  /** What stands on the certificates of theirs that are still to come. */
  'user.renamed': { userId },
  'user.verification-requested': { userId },
  /** Also of an address that nobody has, with an id that nobody has. */
  'user.password-forgotten': { userId },
});
