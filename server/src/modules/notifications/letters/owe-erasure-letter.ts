import type { Ctx } from '#server/calls/context.ts';
import { erasureDone } from '../mails/privacy/erasure-done.ts';
import { queueMails } from '../sending/queue-mails.ts';

type Erased = {
  userId: string;
  /** What stands in the place of their address. */
  pseudonym: string;
  /** What their address was: it is kept with the letter until that has left. */
  address: string;
  /** By the rule for accounts that nobody uses. */
  isUnused: boolean;
};

/** The last letter that goes to somebody: they are erased. The log of letters has it by the pseudonym from the beginning. */
export const oweErasureLetter = (ctx: Ctx, { userId, pseudonym, address, isUnused }: Erased): Promise<void> =>
  queueMails(ctx, [
    {
      ...{ template: erasureDone.template, about: userId, data: { userId, why: isUnused ? 'unused' : '' } },
      ...{ recipient: pseudonym, deliverTo: address },
    },
  ]);
