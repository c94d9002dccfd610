import type { Role } from '#contracts/accounts/account-options.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';

export type SignedInUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  sessionId: string;
  loggedInAt: Date;
  /** An administrator whose academy asks for two-step login and who has not set it up: the office stays closed. */
  owesTwoStep: boolean;
};

/** A program that calls with a key. `id` is null where there is no such key, or it has ended. */
export type KeyCaller = { id: string | null; scopes: readonly string[] };

/**
 * Who calls. `address` is the trusted client address, for limits only; `cookie` and `userAgent` the headers as they came;
 * `user` of a program whoever made its `key`.
 */
export type Caller = {
  address: string;
  cookie?: string | undefined;
  userAgent?: string | undefined;
  user: SignedInUser | null;
  key?: KeyCaller;
};

export type SignedInCaller = Caller & { user: SignedInUser };

/**
 * What the outside world is to a use case. Modules add to it by declaration merging; `app.ts` fills it, once,
 * and nothing else constructs one.
 */
export interface Ports {
  publicUrl: string;
}

/** What an answer does to the browser beside its body. */
export type Effects = { cookies: string[] };

/**
 * What a use case works with. `db` is the call's one transaction; what is enqueued in it happens only when it
 * commits. `now` is the same instant for the whole call.
 */
export type Ctx = {
  caller: Caller;
  db: Tx;
  now: Date;
  log: Log;
  requestId: string;
  ports: Ports;
  effects: Effects;
};

export type SignedInCtx = Ctx & { caller: SignedInCaller };

/**
 * The context of what only reads. Where no transaction is open, each statement sees what is committed when it begins, as it
 * does in one of ours.
 */
export type ReadCtx = Omit<Ctx, 'db' | 'effects'> & { db: Tx | Db };

/**
 * The context of the few use cases that talk to the outside while a person waits: no transaction is open, and
 * `transact` opens one for each of their steps.
 */
export type OuterCtx = Omit<Ctx, 'db'> & {
  database: Db;
  transact<T>(step: (ctx: Ctx) => Promise<T>): Promise<T>;
};
