import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One for each person. Until it is confirmed, a login asks for no code of it. */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  /** Sealed with FIELD_KEY: a leaked table makes no codes. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Sealed too: of the app that takes its place once a code of it is confirmed. */
  nextSealedSecret: text('next_sealed_secret'),
  /** The half minute, counted from 1970, of the last code that was taken: none of it or before is taken again. */
  lastCounter: integer('last_counter').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of 120 random bits. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [uniqueIndex('recovery_codes_user_code_key').on(t.userId, t.codeHash)],
);

/** Somebody who has given the right password and still owes the second step. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    userId: userId(),
    /** The password that was right: a ticket is worth nothing once there is another. */
    passwordHash: text('password_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [uniqueIndex('login_tickets_token_hash_key').on(t.tokenHash)],
);

/** A key pair of a person's device or password manager, of which we have the public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** As the browser names it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, where its device counts; one that goes back has been copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkeys_credential_id_key').on(t.credentialId),
    index('passkeys_user_id_idx').on(t.userId),
  ],
);

/** What a device is to sign, once: to register a passkey of this person or, where there is none, to log in. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** SHA-256 of 256 random bits. */
  challengeHash: text('challenge_hash').primaryKey(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});
