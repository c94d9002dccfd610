import type { Db, Tx } from './database.ts';

/**
 * A statement whose text is built once for the database, where building it anew for each asking would cost as much as
 * sending it; what differs from asking to asking are placeholders. A transaction, which lives shorter, builds its own.
 */
export const builtOnce = <Prepared>(build: (db: Tx | Db) => Prepared): ((db: Tx | Db) => Prepared) => {
  const kept = new WeakMap<Tx | Db, Prepared>();
  return (db) => {
    const known = kept.get(db) ?? build(db);
    kept.set(db, known);
    return known;
  };
};
