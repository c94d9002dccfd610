import { openDevice, write } from '../log/device.ts';

/** A note or a bookmark that was made, changed or removed on this device, until the server has answered. */
export interface KeptPin {
  id: string;
  accountId: string;
  courseId: string;
  kind: 'note' | 'bookmark';
  slideId: string;
  positionMs: number;
  /** Of a note. */
  text: string;
  /** When it was made, as ISO 8601. */
  createdAt: string;
  isRemoved: boolean;
  /** Another one with each change: what is answered of an earlier one says nothing of a later. */
  change: string;
  /** Why the server does not take it; it stays until somebody changes it. */
  problem: string | null;
}

/** False where the device does not keep it. */
export const keepPin = (pin: KeptPin) => write((change) => change.objectStore('pins').put(pin));

/** Once it is answered; unless it was changed meanwhile. */
export const forgetPin = ({ id, change }: Pick<KeptPin, 'id' | 'change'>) =>
  write(async (writing) => {
    const pins = writing.objectStore('pins');
    if ((await pins.get(id))?.change === change) await pins.delete(id);
  });

export async function keptPinsOf(accountId: string): Promise<KeptPin[]> {
  try {
    return await (await openDevice()).getAllFromIndex('pins', 'accountId', accountId);
  } catch {
    return [];
  }
}
