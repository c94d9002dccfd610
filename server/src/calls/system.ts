import { type Db, transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import type { Caller, OuterCtx, Ports } from './context.ts';

/** Nobody in particular: jobs, callbacks and the command line. */
const SYSTEM: Caller = { address: 'system', user: null };

type SystemDeps = { database: Db; log: Log; ports: Ports; now: () => Date };

/** A context for work that no person has asked for; each `transact` reads the clock anew. */
export const createOuter = ({ database, log, ports, now }: SystemDeps): OuterCtx => {
  const requestId = uuidv7();
  const facts = { caller: SYSTEM, log, ports, requestId, effects: { cookies: [] } };
  return {
    ...facts,
    now: now(),
    database,
    transact: (step) => transact(database, (db) => step({ ...facts, db, now: now() })),
  };
};
