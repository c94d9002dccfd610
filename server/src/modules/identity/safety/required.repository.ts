import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Settings } from '#contracts/site/admin-settings.ts';
import { authenticators, passkeys, sessions, settings, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const KEY = 'requireTwoStepForAdmins' satisfies keyof Settings['security'];

/** Of a row of `users`: an administrator, where the settings ask administrators for two-step login. */
const mustHaveTwoStep = sql<boolean>`(${users.role} = 'admin' and exists (
  select 1 from ${settings} where ${settings.value} -> 'security' -> ${KEY} = 'true'::jsonb))`;

/**
 * The same of one who has none and whose session, a row of `sessions`, no passkey has opened. It stands in the query that
 * says whose a session is, so that it holds from the next request on, in every process, and costs none of its own.
 */
export const owesTwoStep: SQL<boolean> = sql<boolean>`(${mustHaveTwoStep} and not ${sessions.byPasskey} and not exists (
  select 1 from ${authenticators}
  where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null))`;

export const isTwoStepRequired = async (db: Db | Tx, userId: string): Promise<boolean> => {
  const [row] = await db.select({ is: mustHaveTwoStep }).from(users).where(eq(users.id, userId));
  return row?.is ?? false;
};

export const hasTwoStep = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await db.$count(
    authenticators,
    and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)),
  )) > 0;

/** Whether this session has both: an authenticator's code, or a passkey. */
export const hasProvedTwoSteps = async (
  db: Db | Tx,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> =>
  (await hasTwoStep(db, id)) ||
  (await db.$count(sessions, and(eq(sessions.id, sessionId), sessions.byPasskey))) > 0;

export const hasPasskey = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
