import type { OuterCtx } from '#server/calls/context.ts';
import { sealOwner } from './field-seal.ports.ts';
import { type Authenticator, giveSeals, listAuthenticators } from './safety.repository.ts';

const AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Seals the secrets of authenticators with the present key. Returns of how many people. */
export const resealAuthenticators = async (ctx: OuterCtx): Promise<number> => {
  let count = 0;
  for (let after = FIRST; ; ) {
    const found = await listAuthenticators(ctx.database, after, AT_ONCE);
    const last = found.at(-1);
    if (!last) return count;
    for (const one of found) if (await resealOne(ctx, one)) count += 1;
    after = last.userId;
  }
};

async function resealOne({ ports: { fieldSeal }, transact }: OuterCtx, one: Authenticator): Promise<boolean> {
  const owner = sealOwner(one.userId);
  const renewed = fieldSeal.renew(one.sealedSecret, owner);
  const next = one.nextSealedSecret === null ? null : fieldSeal.renew(one.nextSealedSecret, owner);
  if (renewed === null && next === null) return false;
  const seals = {
    sealedSecret: renewed ?? one.sealedSecret,
    nextSealedSecret: next ?? one.nextSealedSecret,
  };
  return transact(({ db }) => giveSeals(db, one, seals));
}
