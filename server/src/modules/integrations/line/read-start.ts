import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 2048;

/** What no text has, and what could steer a terminal that shows it. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/**
 * How an answer begins, as far as it is text, and whether it went on or broke off. Who has said a status has answered: that
 * the rest does not come, or never ends, changes nothing.
 */
export const readStart = async (response: IncomingMessage): Promise<{ body: string; isCut: boolean }> => {
  let start = Buffer.alloc(0);
  let isCut = false;
  try {
    for await (const chunk of response) {
      start = Buffer.concat([start, (chunk as Buffer).subarray(0, MOST_BYTES)]);
      isCut = start.length > MOST_BYTES || (chunk as Buffer).length > MOST_BYTES;
      if (isCut) break;
    }
  } catch {
    isCut = true;
  }
  response.destroy();
  // As a stream: a letter that is cut at the end is left out.
  const body = new TextDecoder().decode(start.subarray(0, MOST_BYTES), { stream: isCut });
  return { body: body.replaceAll(CONTROLS, ''), isCut };
};
