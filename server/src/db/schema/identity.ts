import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONSENT_KINDS, CONSENT_PLACES } from '#contracts/accounts/consent-options.ts';
import { id, instant } from './columns.ts';

/** Who is billed for what its people buy. What it was billed is frozen with each order. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    taxNumber: text('tax_number').notNull().default(''),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    country: text('country').notNull(),
    /** Where its papers go beside its people; empty where they go to its people alone. */
    billingEmail: text('billing_email').notNull().default(''),
    /** For the staff. */
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The company that this one turned out to be: its people and bills are there. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => companies.id),
    /** Its number as one compares it: however somebody spaces it, it is the same. */
    taxKey: text('tax_key')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`upper(regexp_replace(${companies.taxNumber}, '[^[:alnum:]]', '', 'g'))`,
      ),
    /** Name, number, city and address of its bills, without case and accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`plain_text(${companies.name} || ' ' || ${companies.taxNumber} || ' ' || ${companies.city} || ' ' || ${companies.billingEmail})`,
      ),
  },
  (t) => [
    uniqueIndex('companies_tax_key').on(t.taxKey).where(sql`${t.taxKey} <> '' and ${t.mergedIntoId} is null`),
    index('companies_merged_idx').on(t.mergedIntoId).where(sql`${t.mergedIntoId} is not null`),
    index('companies_name_idx').on(t.name, t.id),
    index('companies_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and lower-cased, so that one address is one account. */
    email: text('email').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** Opened by us: nobody knows a password for it who does not read its letters. */
    invitedAt: instant('invited_at'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['learner', 'instructor', 'staff', 'admin'] }).notNull(),
    title: text('title').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    alternativePhone: text('alternative_phone').notNull().default(''),
    profession: text('profession').notNull().default(''),
    licenceNumber: text('licence_number').notNull().default(''),
    certificateName: text('certificate_name').notNull().default(''),
    profilePhotoUrl: text('profile_photo_url').notNull().default(''),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    country: text('country').notNull().default(''),
    company: text('company').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    purchaseOrder: text('purchase_order').notNull().default(''),
    /** Where receipts go instead of `email`; empty when they are the same. */
    billingEmail: text('billing_email').notNull().default(''),
    /** The company that is billed for them, unless they would rather be billed themselves. */
    companyId: uuid('company_id').references(() => companies.id),
    billsPrivately: boolean('bills_privately').notNull().default(false),
    /** The zone whose clocks they read live sessions by; empty until their page has told. */
    zone: text('zone').notNull().default(''),
    /** Kept out by an administrator, by whom and why; they log in nowhere until it is null again. */
    disabledAt: instant('disabled_at'),
    disabledById: uuid('disabled_by_id'),
    disabledReason: text('disabled_reason').notNull().default(''),
    /** Since when a pseudonym stands here in the place of somebody; a trigger keeps it as it is. */
    erasedAt: instant('erased_at'),
    /** By whatever login, to a quarter of an hour; null of who never was. */
    lastSeenAt: instant('last_seen_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Name and address without case and accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`plain_text(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`,
      ),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    index('users_name_idx').on(t.lastName, t.firstName, t.id),
    // Of a role that few have, the newest.
    index('users_role_idx').on(t.role, t.id),
    index('users_company_idx').on(t.companyId).where(sql`${t.companyId} is not null`),
    // What people have entered for their bills, as companies are compared with it.
    index('users_said_company_idx').on(sql`plain_text(${t.company})`).where(sql`${t.company} <> ''`),
    index('users_said_tax_number_idx')
      .on(sql`upper(regexp_replace(${t.taxNumber}, '[^[:alnum:]]', '', 'g'))`)
      .where(sql`${t.taxNumber} <> ''`),
    index('users_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the cookie's token: a leaked table opens no session. */
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To a quarter of an hour. */
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    /** As the browser said it at the login; only a name out of a list of ours is ever shown of it. */
    userAgent: text('user_agent').notNull().default(''),
    /** A passkey opened it, which stands for both steps of a login. */
    byPasskey: boolean('by_passkey').notNull().default(false),
  },
  (t) => [uniqueIndex('sessions_token_hash_key').on(t.tokenHash), index('sessions_user_id_idx').on(t.userId)],
);

export const emailTokens = pgTable(
  'email_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('email_tokens_token_hash_key').on(t.tokenHash),
    index('email_tokens_user_id_idx').on(t.userId),
  ],
);

/** The address of somebody’s own calendar feed. A new address is another id: what the one before led to is gone. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what stands in the address: a leaked table opens no feed. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a calendar last asked, to a quarter of an hour; null where none has. */
    fetchedAt: instant('fetched_at'),
  },
  (t) => [
    uniqueIndex('calendar_feeds_user_key').on(t.userId),
    uniqueIndex('calendar_feeds_token_hash_key').on(t.tokenHash),
  ],
);

/** Wrong passwords, by whose account they were tried on, from which address or known device: each makes the next wait longer. */
export const passwordTries = pgTable('password_tries', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instant('last_at').notNull(),
});

/** Who of the staff changed what: written in the transaction of the change, never updated. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    actorId: uuid('actor_id'),
    /** The key by which a program did it; the actor is then who made the key. */
    apiKeyId: uuid('api_key_id'),
    action: text('action').notNull(),
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('audit_entries_object_idx').on(t.objectKind, t.objectId),
    // What somebody took along.
    index('audit_entries_list_idx').on(t.actorId).where(sql`${t.objectKind} = 'list'`),
  ],
);

/** One row, `id = 1`; its shape is `contracts/site/admin-settings.ts`. */
export const settings = pgTable('settings', {
  id: integer('id').primaryKey(),
  value: jsonb('value').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** That somebody asked to be erased, and what became of it; one of a person is open. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    askedAt: instant('asked_at').notNull(),
    outcome: text('outcome', { enum: ['withdrawn', 'refused', 'erased'] }),
    closedAt: instant('closed_at'),
    closedById: uuid('closed_by_id').references(() => users.id),
    /** Of a refusal, as the person is told. */
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('erasure_requests_open_key').on(t.userId).where(sql`${t.closedAt} is null`),
    index('erasure_requests_asked_idx').on(t.askedAt, t.id),
    check('erasure_requests_closed', sql`(${t.closedAt} is null) = (${t.outcome} is null)`),
    check('erasure_requests_refused', sql`${t.outcome} <> 'refused' or ${t.reason} <> ''`),
  ],
);

/** A part of somebody's download, which can be taken along for a while after they asked for it. */
export const dataDownloads = pgTable(
  'data_downloads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    /** From 1. */
    part: integer('part').notNull(),
    /** Of its files, as they lie in the archive. */
    paths: jsonb('paths').$type<readonly string[]>().notNull(),
    /** Of all that, about. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Of these files and what comes before them. */
    packed: integer('packed').notNull().default(0),
    startedAt: instant('started_at'),
    /** When the last byte had gone, or whoever took it had left. */
    endedAt: instant('ended_at'),
  },
  (t) => [uniqueIndex('data_downloads_part_key').on(t.userId, t.part)],
);

/** That somebody agreed to something, to which version of it and where; with an order, the order says so. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: CONSENT_KINDS }).notNull(),
    /** Of the terms and the privacy policy; empty of what has none. */
    version: text('version').notNull(),
    place: text('place', { enum: CONSENT_PLACES }).notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('consents_user_idx').on(t.userId, t.givenAt)],
);
