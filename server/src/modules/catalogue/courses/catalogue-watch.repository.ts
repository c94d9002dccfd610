import type pg from 'pg';
import type { Log } from '#server/platform/log.ts';

/** What public pages are made of; each is also the channel on which its changes are told. */
const SOURCES = ['catalogue', 'search'] as const;
type Source = (typeof SOURCES)[number];

/**
 * The versions of the catalogue and of what can be found in it, in memory: told by LISTEN, and read again each second
 * for the messages that a broken connection has swallowed. While the database is away the last versions known stand,
 * so public pages go on.
 */
export class CatalogueWatch {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #versions: Record<Source, number> = { catalogue: 0, search: 0 };
  #client: pg.PoolClient | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Of all that is public: rises with each of its sources. */
  version = (): number => this.#versions.catalogue + this.#versions.search;

  catalogueVersion = (): number => this.#versions.catalogue;

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
    client.on('notification', ({ channel, payload }) => this.#raise(channel as Source, Number(payload)));
    client.on('error', () => this.#forget(client));
    client.on('end', () => this.#forget(client));
    await client.query(SOURCES.map((source) => `LISTEN ${source}`).join(';'));
    this.#client = client;
  }

  #forget(client: pg.PoolClient): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.release(true);
  }

  async #read(): Promise<void> {
    const { rows } = await this.#pool.query<Record<Source, string>>(
      'SELECT version AS catalogue, search_version AS search FROM catalogue_version WHERE id = 1',
    );
    for (const source of SOURCES) this.#raise(source, Number(rows[0]?.[source] ?? 0));
  }

  // An answer may be older than a message that has overtaken it. Versions only rise, also over a rebuilt demo world.
  #raise(source: Source, version: number): void {
    if (version > this.#versions[source]) this.#versions[source] = version;
  }
}
