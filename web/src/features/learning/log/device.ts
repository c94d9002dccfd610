import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { KeptPin } from '../notes/kept-pin.ts';
import { unsentSittings } from '../test/kept-sitting.ts';
import type { KeptEvent } from './kept-event.ts';
import { MARK, mark } from './mark.ts';

interface Tables extends DBSchema {
  events: { key: string; value: KeptEvent; indexes: { accountId: string } };
  /** What the server will never take, with its reason: for whoever helps somebody who misses something. */
  refused: { key: string; value: KeptEvent & { reason: string } };
  /** Notes and bookmarks that are not answered yet. */
  pins: { key: string; value: KeptPin; indexes: { accountId: string } };
}
type Table = 'events' | 'refused' | 'pins';
type Change = IDBPTransaction<Tables, Table[], 'readwrite'>;

const TABLES: Table[] = ['events', 'refused', 'pins'];

/** One for all of the page; one that broke is opened anew. */
let connection: Promise<IDBPDatabase<Tables>> | undefined;

/** Fails where the browser forbids storage. */
export function openDevice(): Promise<IDBPDatabase<Tables>> {
  connection ??= connect();
  connection.catch(closeDevice);
  return connection;
}

export function closeDevice() {
  connection?.then(
    (device) => device.close(),
    () => undefined,
  );
  connection = undefined;
}

const connect = () =>
  openDB<Tables>('learning', 1, {
    upgrade(device) {
      device.createObjectStore('events', { keyPath: 'eventId' }).createIndex('accountId', 'accountId');
      device.createObjectStore('refused', { keyPath: 'eventId' });
      device.createObjectStore('pins', { keyPath: 'id' }).createIndex('accountId', 'accountId');
    },
    // A newer program in another tab goes first.
    blocking: closeDevice,
    terminated: closeDevice,
  });

/** Answers once it stands on the disk, all or nothing; false where the device does not keep it. */
export async function write(act: (change: Change) => Promise<unknown>): Promise<boolean> {
  mark();
  try {
    const change = (await openDevice()).transaction(TABLES, 'readwrite', { durability: 'strict' });
    await Promise.all([act(change), change.done]);
    // Another page may have found it empty just before.
    mark();
    return true;
  } catch {
    return false;
  }
}

/** Where nothing is kept of anybody, no page looks again. */
export async function unmarkIfEmpty() {
  const change = (await openDevice()).transaction(['events', 'pins'], 'readwrite');
  const [events, pins] = await Promise.all([
    change.objectStore('events').count(),
    change.objectStore('pins').count(),
  ]);
  if (events + pins === 0) localStorage.removeItem(MARK);
  // What a test keeps stands outside the database: it is looked for last, as it is marked last.
  if (unsentSittings().length > 0) mark();
  await change.done;
}
