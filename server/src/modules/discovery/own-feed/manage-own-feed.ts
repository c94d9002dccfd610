import type { SignedInCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../../audit/index.ts';
import { hashOfToken } from './feed-links.ts';
import { deleteFeedOf, findFeedOf, insertFeed, putFeed } from './own-feeds.repository.ts';

/** The address of one's own feed, if there is one. */
export const getOwnFeed = async ({ db, caller, ports }: SignedInCtx) => {
  const feed = await findFeedOf(db, caller.user.id);
  if (!feed) return { feed: null };
  const token = ports.feedLinks.tokenOf(feed);
  return {
    feed: {
      url: token && `${ports.publicUrl}/calendars/${token}.ics`,
      createdAt: feed.createdAt.toISOString(),
      fetchedAt: feed.fetchedAt?.toISOString() ?? null,
    },
  };
};

/** Makes the address; the one that there is stays. */
export const makeOwnFeed = async (ctx: SignedInCtx) => {
  if (await insertFeed(ctx.db, newFeed(ctx))) await note(ctx, 'made');
  return getOwnFeed(ctx);
};

/** Another address: the one before leads nowhere from now on. */
export const renewOwnFeed = async (ctx: SignedInCtx) => {
  await putFeed(ctx.db, newFeed(ctx));
  await note(ctx, 'renewed');
  return getOwnFeed(ctx);
};

/** No address leads there any more. */
export const revokeOwnFeed = async (ctx: SignedInCtx) => {
  if (await deleteFeedOf(ctx.db, ctx.caller.user.id)) await note(ctx, 'revoked');
};

const newFeed = ({ caller, now, ports }: SignedInCtx) => {
  const id = uuidv7();
  const tokenHash = hashOfToken(ports.feedLinks.makeToken(id));
  return { id, userId: caller.user.id, tokenHash, createdAt: now };
};

/** Who has the address reads it without a login: when it was given out and taken back is kept. */
const note = (ctx: SignedInCtx, act: 'made' | 'renewed' | 'revoked') =>
  recordAudit(ctx, {
    action: `calendar-feed.${act}`,
    objectKind: 'user',
    objectId: ctx.caller.user.id,
  });
