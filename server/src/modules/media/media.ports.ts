import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Those of these addresses that something of a module downstream shows. */
export type FileUser = (db: Tx | Db, urls: readonly string[]) => Promise<Set<string>>;

declare module '#server/calls/context.ts' {
  interface Ports {
    storage: Storage;
    fileUsers: readonly FileUser[];
    /** Whether a document is for this person, or for nobody in particular. Staff are not asked about. */
    mayReadFile(db: Tx | Db, ask: { url: string; userId: string | null }): Promise<boolean>;
  }
}
