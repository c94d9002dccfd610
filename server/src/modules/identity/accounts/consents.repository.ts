import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ConsentPlace } from '#contracts/accounts/consent-options.ts';
import type { Ctx } from '#server/calls/context.ts';
import { consents } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

export type Consent = typeof consents.$inferSelect;
type Given = Pick<Consent, 'userId' | 'kind'> & { place: ConsentPlace };

/** Of the terms and the privacy policy, the version that stands now. */
export const giveConsent = ({ db, now, ports }: Pick<Ctx, 'db' | 'now' | 'ports'>, given: Given) => {
  const version = { terms: ports.termsVersion, privacy: ports.privacyVersion, newsletter: '' }[given.kind];
  return db.insert(consents).values({ id: uuidv7(), ...given, version, givenAt: now });
};

/** What an account is opened with. */
export const agreeToRules = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  given: Omit<Given, 'kind'>,
): Promise<void> => {
  for (const kind of ['terms', 'privacy'] as const) await giveConsent(ctx, { ...given, kind });
};

export const listConsents = (db: Tx | Db, userId: string): Promise<Consent[]> =>
  db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.givenAt));

/** Whether there was any. */
export const withdrawNewsConsents = async (db: Tx, userId: string, withdrawnAt: Date): Promise<boolean> => {
  const isStanding = and(
    eq(consents.userId, userId),
    eq(consents.kind, 'newsletter'),
    isNull(consents.withdrawnAt),
  );
  const withdrawn = await db.update(consents).set({ withdrawnAt }).where(isStanding).returning();
  return withdrawn.length > 0;
};
