import { openDevice, write } from '../log/device.ts';
import type { KeptPin } from './kept-pin.ts';

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
