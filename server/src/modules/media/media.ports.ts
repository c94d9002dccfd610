import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Those of these addresses that something of a module downstream shows. */
export type FileUser = (db: Tx | Db, urls: readonly string[]) => Promise<Set<string>>;

/** Whether this document or recording is for this person, for who shows this pass, or for everybody. */
export type FileReader = (
  db: Tx | Db,
  ask: { url: string; userId: string | null; pass?: string | undefined },
) => Promise<boolean>;

declare module '#server/calls/context.ts' {
  interface Ports {
    storage: Storage;
    fileUsers: readonly FileUser[];
    /** A document or a recording is opened to whom one of them lets in. Staff are not asked about. */
    fileReaders: readonly FileReader[];
  }
}
