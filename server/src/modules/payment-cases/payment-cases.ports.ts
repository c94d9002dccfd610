import type { Db, Tx } from '#server/platform/db/database.ts';

/** A paper in the store: its bytes are under `key`. */
export type StoredPaper = { number: string; name: string; key: string };

declare module '#server/calls/context.ts' {
  interface Ports {
    /** The certificates that were issued to whoever sits on these places, and are good. */
    certificatesOfPlaces(db: Tx | Db, placeIds: readonly string[]): Promise<StoredPaper[]>;
  }
}
