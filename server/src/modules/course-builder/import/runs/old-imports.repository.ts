import { inArray, isNotNull, sql } from 'drizzle-orm';
import { ruleOfRows } from '#server/calls/due-rows.repository.ts';
import { importRuns } from '#server/db/schema/index.ts';

/** Their bytes are gone since they were over. */
export const oldImports = ruleOfRows({
  ...{ name: 'imports', table: importRuns, id: importRuns.id, at: importRuns.finishedAt },
  isDone: isNotNull(importRuns.finishedAt),
  label: sql<string>`${importRuns.file}`,
  remove: (db, ids) => db.delete(importRuns).where(inArray(importRuns.id, ids)),
});
