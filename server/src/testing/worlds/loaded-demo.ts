import type { sql } from 'drizzle-orm';
import { accountEndpoints } from '#contracts/accounts/accounts.ts';
import { bindings } from '../../bindings.ts';
import { demoAccounts, loadDemo } from '../../demo/index.ts';
import { freshDatabase } from '../database.ts';
import { testCalls } from '../test-calls.ts';
import { demoDeps } from './demo-world.ts';

/** The demo world in a database of its own, and ways to look at it. */
export const createLoadedDemo = async () => {
  const database = await freshDatabase();
  const complaints: unknown[] = [];
  const deps = demoDeps(database, complaints);
  const report = await loadDemo(deps);
  const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await database.db.execute<Row>(query)).rows;
  const signIn = async (email: string, password: string) => {
    const { call, callerAfter } = testCalls(bindings, { db: database.db, ports: deps.ports });
    const outcome = await call(accountEndpoints.apiLogin, { email, password });
    return { caller: await callerAfter(outcome), call };
  };
  const signInAs = (label: string) => {
    const account = demoAccounts.find((one) => one.label === label);
    return signIn(account?.email ?? '', account?.password ?? '');
  };
  return { database, deps, report, complaints, rowsOf, signIn, signInAs, close: database.close };
};
