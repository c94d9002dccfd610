import { buffer } from 'node:stream/consumers';
import { uuidv7 } from '../../platform/ids.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { NotWorking } from './step.ts';

/** Keeps, reads and removes a small file. */
export const tryObject = async (storage: Storage): Promise<void> => {
  const key = `trial/${uuidv7()}`;
  const bytes = Buffer.from('Kept while the academy was set up.');
  await storage.put(key, [bytes]);
  const kept = await storage.read(key);
  const same = kept !== null && bytes.equals(await buffer(kept.stream));
  await storage.remove(key);
  if (!same) throw new NotWorking('The store gave back something else than it was given.');
  if (await storage.read(key)) throw new NotWorking('The store keeps what was removed.');
};
