import { auditEntries } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

export const insertAuditEntry = (db: Tx, entry: typeof auditEntries.$inferInsert) =>
  db.insert(auditEntries).values(entry);
