import type { Db } from '#server/platform/db/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** What backups and drills reach for. */
export type BackupMeans = {
  /** Where backups go by themselves; null where nobody has said. */
  place: Storage | null;
  /** What they are sealed with. */
  key: string | undefined;
  everyHours: number;
  /** The uploaded files that belong to a backup; null where a bucket has them. */
  files: Storage | null;
  databaseUrl: string;
  /** The folder of the migrations. */
  migrations: string;
  /** Whether the books of a database agree. */
  verifyBooks(db: Db): Promise<{ checked: Record<string, number>; problems: string[] }>;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    backups: BackupMeans;
  }
}
