import { type DBSchema, openDB } from 'idb';
import type { KeptMark } from './kept-mark.ts';

interface Tables extends DBSchema {
  marks: { key: string; value: KeptMark; indexes: { accountId: string } };
}

const open = () =>
  openDB<Tables>('attendance', 1, {
    upgrade: (device) => {
      device.createObjectStore('marks', { keyPath: 'id' }).createIndex('accountId', 'accountId');
    },
  });

/** The disk of a device, as the list of a room needs it. Each answers false, or nothing, where storage is forbidden. */
export const markShelf = {
  keep: (mark: KeptMark) => act(async (device) => void (await device.put('marks', mark))),
  forget: (ids: readonly string[]) =>
    act(async (device) => {
      const change = device.transaction('marks', 'readwrite');
      await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
    }),
  /** What other visits of an account have left of a course. */
  async left(accountId: string, courseId: string): Promise<KeptMark[]> {
    try {
      const device = await open();
      const all = await device.getAllFromIndex('marks', 'accountId', accountId);
      device.close();
      return all.filter((mark) => mark.courseId === courseId);
    } catch {
      return [];
    }
  },
};
export type MarkShelf = typeof markShelf;

async function act(work: (device: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<boolean> {
  try {
    const device = await open();
    await work(device);
    device.close();
    return true;
  } catch {
    return false;
  }
}
