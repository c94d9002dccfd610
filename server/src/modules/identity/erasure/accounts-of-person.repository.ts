import { eq, getTableColumns, like, or, sql } from 'drizzle-orm';
import { forgetAnswers } from '#server/calls/idempotency.repository.ts';
import type { Forgotten, PersonKeeper } from '#server/calls/person-keeper.ts';
import {
  authenticators,
  calendarFeeds,
  emailTokens,
  loginTickets,
  passkeyChallenges,
  passkeys,
  passwordTries,
  recoveryCodes,
  sessions,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { listConsents } from '../accounts/consents.repository.ts';
import type { User } from '../accounts/users.repository.ts';

const OF_LOGINS = [
  sessions,
  emailTokens,
  calendarFeeds,
  authenticators,
  recoveryCodes,
  loginTickets,
  passkeys,
  passkeyChallenges,
];

export const accountsOfPerson: PersonKeeper = {
  columns: {
    'users.email': 'cleared',
    'users.phone_number': 'cleared',
    'users.alternative_phone': 'cleared',
    'users.billing_email': 'cleared',
    'users.disabled_by_id': 'cleared',
    'consents.user_id': 'kept: shows that they had agreed, by the pseudonym',
    'sessions.user_id': 'deleted',
    'email_tokens.user_id': 'deleted',
    'calendar_feeds.user_id': 'deleted',
    'authenticators.user_id': 'deleted',
    'recovery_codes.user_id': 'deleted',
    'passkeys.user_id': 'deleted',
    'passkey_challenges.user_id': 'deleted',
    'login_tickets.user_id': 'deleted',
  },
  tell: async (db, { id }) => {
    const { passwordHash: _, searchText: __, ...account } = getTableColumns(users);
    const { createdAt, expiresAt, lastSeenAt, userAgent } = sessions;
    return {
      account: await db.select(account).from(users).where(eq(users.id, id)),
      sessions: await db
        .select({ createdAt, expiresAt, lastSeenAt, userAgent })
        .from(sessions)
        .where(eq(sessions.userId, id)),
      twoStepLogin: await db
        .select({ since: authenticators.confirmedAt })
        .from(authenticators)
        .where(eq(authenticators.userId, id)),
      consents: await listConsents(db, id),
      calendarFeeds: await db
        .select({ createdAt: calendarFeeds.createdAt, fetchedAt: calendarFeeds.fetchedAt })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.userId, id)),
    };
  },
  forget: async ({ db }, { id, addresses }) => {
    for (const table of OF_LOGINS) await db.delete(table).where(eq(table.userId, id));
    const tried = addresses.map((address) => like(passwordTries.subject, `%${sha256(address)}`));
    if (tried.length > 0) await db.delete(passwordTries).where(or(...tried));
    await forgetAnswers(db, id);
  },
};

/** Alone in the row: nobody buys, logs in or is written down as this person until the transaction ends. */
export const lockUserAlone = async (db: Tx, id: string): Promise<User | null> => {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
};

type Addressed = Pick<User, 'id' | 'email' | 'billingEmail'>;

/** By the id of each their own address, and that of their receipts where nobody else uses it too. */
export const addressesOfAll = async (
  db: Tx | Db,
  people: readonly Addressed[],
): Promise<Map<string, string[]>> => {
  const billed = people.filter(
    ({ email, billingEmail }) => !['', email].includes(billingEmail.toLowerCase()),
  );
  const ids = sql`any(${sql.param(billed.map(({ id }) => id))}::uuid[])`;
  const { rows } =
    billed.length === 0
      ? { rows: [] }
      : await db.execute<{ id: string }>(sql`
          select u.id from users u join users o on o.email = lower(u.billing_email) where o.id <> u.id and u.id = ${ids}
          union select u.id from users u join users o on o.billing_email = u.billing_email where o.id <> u.id and u.id = ${ids}`);
  const sharing = new Set(rows.map(({ id }) => id));
  const own = new Set(billed.filter(({ id }) => !sharing.has(id)).map(({ id }) => id));
  return new Map(
    people.map(({ id, email, billingEmail }) => [
      id,
      own.has(id) ? [email, billingEmail.toLowerCase()] : [email],
    ]),
  );
};

export const addressesOf = async (db: Tx | Db, user: Addressed): Promise<string[]> =>
  (await addressesOfAll(db, [user])).get(user.id) ?? [];

type Place = Pick<Forgotten, 'id' | 'pseudonym'> & { passwordHash: string; at: Date };

/** The row stays, since orders and papers name it, and says nothing of the person any more. */
export const putPseudonym = (db: Tx, { id, pseudonym, passwordHash, at }: Place) =>
  db
    .update(users)
    .set({
      ...pseudonym,
      passwordHash,
      role: 'learner',
      emailVerifiedAt: null,
      invitedAt: null,
      title: '',
      phoneNumber: '',
      alternativePhone: '',
      profession: '',
      licenceNumber: '',
      certificateName: '',
      profilePhotoUrl: '',
      address: '',
      city: '',
      state: '',
      zipCode: '',
      country: '',
      company: '',
      taxNumber: '',
      purchaseOrder: '',
      billingEmail: '',
      companyId: null,
      billsPrivately: false,
      zone: '',
      lastSeenAt: null,
      disabledAt: at,
      disabledById: null,
      disabledReason: '',
      erasedAt: at,
      updatedAt: at,
    })
    .where(eq(users.id, id));
