import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import { openDatabase, requireRecent } from './open-database.ts';

const log = () => undefined;

/** What PostgreSQL says while it recovers (57P03). */
const starting = () => {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`.replace(/\0\0$/, '\0\0'));
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** A server that is starting for so many connections, and then is the one of this address. */
const startingServer = async (url: string, refusals: number) => {
  const target = new URL(url);
  const folder = decodeURIComponent(target.hostname);
  const reach = () =>
    folder.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port || 5432), folder);
  let asked = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    asked += 1;
    if (asked <= refusals) return socket.once('data', () => socket.end(starting()));
    const behind = reach();
    behind.on('error', () => undefined);
    return socket.pipe(behind).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front = new URL(url.replace(target.host, `127.0.0.1:${(server.address() as AddressInfo).port}`));
  return { url: front.href, close: () => new Promise((resolve) => server.close(resolve)) };
};

describe('a given database', () => {
  test('is used as it is', async () => {
    const given = await freshDatabase({ migrated: false });
    const opened = await openDatabase({ databaseUrl: given.url, dataDir: '/nowhere', log });
    expect(opened.url).toBe(given.url);
    await opened.close();
    await given.close();
  });

  test('that is still starting is waited for, and it is said once', async () => {
    const given = await freshDatabase({ migrated: false });
    const gate = await startingServer(given.url, 3);
    const said: string[] = [];
    const opened = await openDatabase({
      databaseUrl: gate.url,
      dataDir: '/nowhere',
      log: (line) => said.push(line),
    });
    expect(said).toEqual([
      'The database of DATABASE_URL cannot be reached: the database system is starting up. Waiting for it …',
    ]);
    await opened.close();
    await gate.close();
    await given.close();
  });

  test('that goes on starting is given up, with the reason', async () => {
    const gate = await startingServer('postgresql://nobody@localhost/nothing', Number.POSITIVE_INFINITY);
    const failure = openDatabase({ databaseUrl: gate.url, dataDir: '/nowhere', log, patienceMs: 300 });
    await expect(failure).rejects.toThrow('cannot be reached: the database system is starting up');
    await gate.close();
  });

  test('that is too old is refused in a plain sentence', () => {
    expect(() => requireRecent(140_012)).toThrow(
      'The database of DATABASE_URL is PostgreSQL 14; version 15 or later is needed.',
    );
    expect(() => requireRecent(150_000)).not.toThrow();
  });

  test('that is not there is named without its password', async () => {
    const databaseUrl = 'postgresql://someone:secret@%2Fnowhere:5432/academy';
    const failure = openDatabase({ databaseUrl, dataDir: '/nowhere', log, patienceMs: 0 });
    await expect(failure).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: /);
    await expect(failure).rejects.not.toThrow(/secret/);
  });
});
