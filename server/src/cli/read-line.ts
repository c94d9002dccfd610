import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError } from './command.ts';

/** From a pipe all of it, without the line's end; from a person one line that the screen does not show. */
export const readSecret = async (prompt: string): Promise<string> => {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  process.stderr.write(prompt);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return nextLine(lines, '').finally(() => process.stderr.write('\n'));
};

/** One line of a person at a terminal. */
export const ask = (prompt: string): Promise<string> =>
  nextLine(createInterface({ input: process.stdin, output: process.stderr, terminal: true }), prompt);

/** Whoever ends the input, or interrupts, gives no answer. */
const nextLine = async (lines: Interface, prompt: string): Promise<string> => {
  const ended = new Promise<never>((_resolve, reject) =>
    lines.once('close', () => reject(new CommandError('Interrupted.'))),
  );
  try {
    return await Promise.race([lines.question(prompt), ended]);
  } finally {
    lines.close();
  }
};
