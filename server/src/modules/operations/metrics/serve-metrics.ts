import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { createDatabase } from '#server/platform/db/database.ts';
import { createPool, type Pool } from '#server/platform/db/pool.ts';
import type { Log } from '#server/platform/log.ts';
import { meters } from '#server/platform/meters.ts';
import { createDatabaseGauges } from './database-gauges.ts';
import { readFigures } from './figures.repository.ts';
import { createProcessGauges } from './process-gauges.ts';

type Options = {
  port: number;
  host: string;
  databaseUrl: string;
  /** What the process works with. */
  pool: Pool;
  /** Null where backups are not made by themselves. */
  backupEveryHours: number | null;
  log: Log;
};

/** Who asks again so soon is told the same. */
const KEPT_MS = 2_000;
const PATIENCE_MS = 2_000;

/**
 * Tells how this process and the database are, in Prometheus' format, at `/metrics` of a port of its own. It has one
 * connection of its own, and answers without the database's figures where that does not answer in time.
 */
export const serveMetrics = async (options: Options) => {
  const pool = createPool(options.databaseUrl, {
    max: 1,
    applicationName: 'academy metrics',
    statementTimeoutMs: PATIENCE_MS,
    connectionTimeoutMs: PATIENCE_MS,
    onError: (error) => options.log.warn({ err: error }, 'a database connection broke'),
  });
  const write = createWriter(options, pool);
  let last: { at: number; text: Promise<string> } | undefined;
  const scrape = (): Promise<string> => {
    if (!last || performance.now() - last.at > KEPT_MS) last = { at: performance.now(), text: write() };
    return last.text;
  };
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await scrape();
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (error) {
      options.log.error({ err: error }, 'the metrics cannot be written');
      response.writeHead(500).end();
    }
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(options.port, options.host, resolve);
  await promise;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((ended) => server.close(ended));
    await pool.end();
  };
  return { port: (server.address() as AddressInfo).port, close };
};

const createWriter = ({ pool, backupEveryHours, log }: Options, ownPool: Pool) => {
  const database = createDatabase(ownPool);
  const process = createProcessGauges(pool, backupEveryHours);
  const gauges = createDatabaseGauges();
  const read = async (): Promise<boolean> => {
    try {
      gauges.set(await readFigures(database));
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the metrics lack the figures of the database');
      return false;
    }
  };
  return async (): Promise<string> => {
    const isUp = await read();
    process.databaseUp.set(isUp ? 1 : 0);
    const texts = [meters.metrics(), process.registry.metrics(), isUp ? gauges.write() : ''];
    return (await Promise.all(texts)).join('\n');
  };
};
