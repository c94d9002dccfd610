import { and, desc, eq, sql } from 'drizzle-orm';
import { apiKeys, auditEntries, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export const insertAuditEntry = (db: Tx, entry: typeof auditEntries.$inferInsert) =>
  db.insert(auditEntries).values(entry);

const MOST = 200;

export type AuditEntry = { at: Date; by: string; action: string; before: unknown; after: unknown };

/** Who did what to one object, the last first; `by` is '' where nobody did, and names the key of a program. */
export const listAudit = (db: Tx | Db, objectKind: string, objectId: string): Promise<AuditEntry[]> =>
  db
    .select({
      at: auditEntries.at,
      by: sql<string>`coalesce('API key ' || ${apiKeys.name}, trim(concat(${users.firstName}, ' ', ${users.lastName})))`,
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(apiKeys, eq(apiKeys.id, auditEntries.apiKeyId))
    .where(and(eq(auditEntries.objectKind, objectKind), eq(auditEntries.objectId, objectId)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(MOST);
