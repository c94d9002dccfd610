import { type BadgeKey, createBadgeKey } from '../badges/index.ts';

declare module '#server/calls/context.ts' {
  interface Ports {
    /** What badges are signed with; made of its secret when it is first asked for. */
    badgeKey(): Promise<BadgeKey>;
  }
}

export const createBadgeKeyring = (secret: string, publicUrl: string): (() => Promise<BadgeKey>) => {
  let key: Promise<BadgeKey> | undefined;
  return () => {
    key ??= createBadgeKey(secret, publicUrl);
    return key;
  };
};
