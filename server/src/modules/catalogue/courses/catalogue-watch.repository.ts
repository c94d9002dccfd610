import type pg from 'pg';
import type { Log } from '#server/platform/log.ts';

/**
 * The catalogue's version in memory: told by LISTEN, and read again each second for the messages that a broken
 * connection has swallowed. While the database is away the last version known stands, so public pages go on.
 */
export class CatalogueWatch {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  #version = 0;
  #client: pg.PoolClient | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  version = (): number => this.#version;

  async start(): Promise<void> {
    await this.#read();
    this.#timer = setInterval(() => void this.#refresh(), 1_000);
    this.#timer.unref();
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#client?.release(true);
    this.#client = null;
  }

  /** For whoever has just written, and is to read it. */
  catchUp = (): Promise<void> => this.#refresh();

  async #refresh(): Promise<void> {
    try {
      if (!this.#client) await this.#listen();
      await this.#read();
    } catch (error) {
      this.#log.warn({ err: error }, 'the catalogue’s version could not be read');
    }
  }

  async #listen(): Promise<void> {
    const client = await this.#pool.connect();
    client.on('notification', ({ payload }) => this.#raise(Number(payload)));
    client.on('error', () => this.#forget(client));
    client.on('end', () => this.#forget(client));
    await client.query('LISTEN catalogue');
    this.#client = client;
  }

  #forget(client: pg.PoolClient): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.release(true);
  }

  async #read(): Promise<void> {
    const { rows } = await this.#pool.query<{ version: string }>(
      'SELECT version FROM catalogue_version WHERE id = 1',
    );
    this.#raise(Number(rows[0]?.version ?? 0));
  }

  // An answer may be older than a message that has overtaken it. Versions only rise, also over a rebuilt demo world.
  #raise(version: number): void {
    if (version > this.#version) this.#version = version;
  }
}
