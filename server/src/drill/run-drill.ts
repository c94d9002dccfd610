import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScenarioResult } from '#contracts/site/admin-fire-drill.ts';
import type { Ports } from '#server/calls/context.ts';
import { createOuter } from '#server/calls/system.ts';
import { createDatabase, type Db } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createPool, type Pool } from '#server/platform/db/pool.ts';
import type { Log } from '#server/platform/log.ts';
import { createActors } from '../demo/index.ts';
import type { DrillReport } from '../modules/fire-drill/index.ts';
import { createGateways } from '../modules/payments/index.ts';
import { ensureSettings } from '../modules/settings/index.ts';
import type { SandboxPlugin } from '../mount-sandbox.ts';
import { migrationsFolder } from '../platform/project-root.ts';
import { createDrillClock, prepareDrillClock } from './drill-clock.repository.ts';
import { withDrillDatabase } from './drill-database.repository.ts';
import { createDrillPorts, freshSecrets } from './drill-ports.ts';
import { type DrillStage, setDrillStage, type Troubles } from './drill-stage.ts';
import { breakConnection } from './facts.repository.ts';
import { openGatewayLine } from './gateway-line.ts';
import { withoutSignatures } from './planted-mistake.ts';
import { createPutOffJobs } from './put-off-jobs.repository.ts';
import { scenarios } from './scenarios/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { verifyDrillBooks } from './verify-drill-books.ts';

export type DrillDeps = {
  /** Of the academy, beside whose database the drill has its own. */
  url: string;
  sandboxGateway: SandboxPlugin;
  /** Takes a check out of the academy that is drilled, to see the drill find it. */
  hasMistake?: boolean;
};

type Tell = (result: ScenarioResult) => Promise<void>;

/** Plays every scenario against an academy of its own, tells of each as it ends, and verifies the books after all. */
export const runDrill = async (deps: DrillDeps, onResult: Tell): Promise<DrillReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-drill-'));
  try {
    return await withDrillDatabase(deps.url, (url) => drillIn({ ...deps, url, folder }, onResult));
  } finally {
    await rm(folder, { recursive: true });
  }
};

const PATIENCE_MS = 60_000;

const drillIn = async (deps: DrillDeps & { folder: string }, onResult: Tell): Promise<DrillReport> => {
  await prepareDrillClock(deps.url);
  await migrate(deps.url, migrationsFolder);
  const pool = createPool(deps.url, {
    applicationName: 'academy fire drill',
    max: 8,
    isDurable: false,
    // A drill is not to find that the machine is busy.
    statementTimeoutMs: PATIENCE_MS,
    lockTimeoutMs: PATIENCE_MS,
    idleInTransactionTimeoutMs: PATIENCE_MS,
    connectionTimeoutMs: PATIENCE_MS,
  });
  try {
    return await play({ ...deps, pool, database: createDatabase(pool) }, onResult);
  } finally {
    await pool.end();
  }
};

const A_DAY = 24 * 3600;

type Scratch = DrillDeps & { folder: string; pool: Pool; database: Db };

const play = async (scratch: Scratch, onResult: Tell): Promise<DrillReport> => {
  const { database } = scratch;
  const { stage, close } = await openAcademy(scratch);
  try {
    const results: ScenarioResult[] = [];
    for (const scenario of scenarios) {
      const result = await playOne(stage, scenario);
      results.push(result);
      await onResult(result);
    }
    // What is left to be asked about has been by then.
    await stage.after(A_DAY);
    return { results, books: await verifyDrillBooks(database) };
  } finally {
    await close();
  }
};

/** A scenario that cannot be played through did not hold. */
const playOne = async (
  stage: DrillStage,
  { name, happens, holds, play: perform }: Scenario,
): Promise<ScenarioResult> => {
  try {
    const findings = await perform(stage);
    const amiss = findings.filter(({ expected, found }) => expected !== found);
    return { name, happens, holds, amiss: saidOnce(amiss) };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { name, happens, holds, amiss: [{ what: 'the scenario', expected: 'played through', found }] };
  }
};

/** What two orders of a scenario, or two looks at one, have found alike. */
const saidOnce = (amiss: ScenarioResult['amiss']): ScenarioResult['amiss'] => [
  ...new Map(amiss.map((one) => [JSON.stringify(one), one])).values(),
];

const ignore = () => {};
/** Troubles are what a drill is about: what comes of them is in its findings. */
const QUIET: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** An academy like this one, on the drill's database and clock, with a gateway that does as it is told. */
const openAcademy = async ({ url, sandboxGateway, hasMistake, folder, pool, database }: Scratch) => {
  const clock = createDrillClock(database);
  await ensureSettings(database);
  const secrets = freshSecrets();
  const later = await createPutOffJobs(database);
  const facts = { database, log: QUIET, now: clock.now };
  const line = await openGatewayLine({
    plugin: sandboxGateway,
    pool,
    secrets,
    clock,
    outer: () => createOuter({ ...facts, ports }),
  });
  const troubles: Troubles = { dyingBeforeReceipt: false, impatient: false };
  const { publicUrl } = line;
  const gateway = {
    ...(hasMistake ? withoutSignatures(line.gateway) : line.gateway),
    createAttempt: (...request: Parameters<typeof line.gateway.createAttempt>) =>
      (troubles.impatient ? line.impatient : line.gateway).createAttempt(...request),
  };
  const plain = createDrillPorts({
    url,
    log: QUIET,
    secrets,
    folder,
    publicUrl,
    later,
    gateways: createGateways([gateway], gateway.name),
  });
  const ports: Ports = { ...plain, receipts: mortal(plain.receipts, troubles) };
  const actors = createActors({ ...facts, ports });
  const secret = secrets.SANDBOX_SECRET;
  const stage = setDrillStage({ ...actors, database, clock, line, secret, later, troubles });
  return { stage, close: line.close };
};

/** A process that dies with its connection when the receipt is due, while that is asked for. */
const mortal = (receipts: Ports['receipts'], troubles: Troubles): Ports['receipts'] => ({
  ...receipts,
  issue: async (ctx, payment) => {
    if (troubles.dyingBeforeReceipt) await breakConnection(ctx.db);
    return receipts.issue(ctx, payment);
  },
});
