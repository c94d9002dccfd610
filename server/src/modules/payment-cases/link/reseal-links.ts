import type { OuterCtx } from '#server/calls/context.ts';
import { hashOfToken } from './case-links.ts';
import { giveTokenHash, listStoredLinks, type StoredLink } from './links-of-earlier-key.repository.ts';

const AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Makes the links of payment cases with the present key, so that the one before is needed no more. Links that were sent
 * stay good, for the table knows them by their hash. Returns how many were made anew.
 */
export const resealLinks = async (ctx: OuterCtx): Promise<number> => {
  let count = 0;
  for (let after = FIRST; ; ) {
    const links = await listStoredLinks(ctx.database, after, AT_ONCE);
    const last = links.at(-1);
    if (!last) return count;
    count += await resealSome(ctx, links);
    after = last.id;
  }
};

const resealSome = async (ctx: OuterCtx, links: readonly StoredLink[]): Promise<number> => {
  const remade = links
    .map((link) => ({ link, tokenHash: hashOfToken(ctx.ports.caseLinks.makeToken(link)) }))
    .filter(({ link, tokenHash }) => tokenHash !== link.tokenHash);
  await ctx.transact(async ({ db }) => {
    for (const { link, tokenHash } of remade) await giveTokenHash(db, link, tokenHash);
  });
  return remade.length;
};
