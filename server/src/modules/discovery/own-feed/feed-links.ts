import { sha256 } from '#server/platform/ids.ts';
import { createSealer } from '#server/platform/sealer.ts';
import type { StoredFeed } from './own-feeds.repository.ts';

/** The secrets in the addresses of own feeds: made again from the key whenever they are shown, and stored as hashes. */
export type FeedLinks = {
  /** 32 bytes as base64url: who has it reads the feed. */
  makeToken(feedId: string): string;
  /** The token whose hash is stored; null where the key that made it is not known any more. */
  tokenOf(feed: Pick<StoredFeed, 'id' | 'tokenHash'>): string | null;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    feedLinks: FeedLinks;
  }
}

export const createFeedLinks = (key: string, previous?: string): FeedLinks => {
  const { seal, sealsOf } = createSealer(key, previous);
  const named = (feedId: string) => `calendar-feed:${feedId}`;
  return {
    makeToken: (feedId) => seal(named(feedId)),
    tokenOf: ({ id, tokenHash }) =>
      sealsOf(named(id)).find((token) => hashOfToken(token) === tokenHash) ?? null,
  };
};

/** What the table knows of a token. */
export const hashOfToken = (token: string): string => sha256(token);
