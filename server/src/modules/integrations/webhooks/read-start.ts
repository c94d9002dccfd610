import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 1024;

/** Who has said a status has answered: that the rest does not come, or never ends, changes nothing. */
export const readStart = async (response: IncomingMessage): Promise<string> => {
  let start = Buffer.alloc(0);
  try {
    for await (const chunk of response) {
      start = Buffer.concat([start, chunk as Buffer]);
      if (start.length >= MOST_BYTES) break;
    }
  } catch {
    // It broke off.
  }
  response.destroy();
  return start.subarray(0, MOST_BYTES).toString('utf8').replaceAll('\0', '');
};
