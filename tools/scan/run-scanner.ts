import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** Something a scanner says is wrong; `where` is the address as it asked it. */
export type Finding = { where: string; what: string };
/** `isCut`: its time was over before it was through. */
export type Scanned = { findings: Finding[]; isCut: boolean };
export type Place = { folder: string; base: string; seconds: number };

type Ended = { isCut: boolean; code: number | null; words: string };

/** Runs a scanner with its words in a file, and ends it when its time is over. */
export const runScanner = async (
  name: string,
  args: readonly string[],
  { folder, seconds }: Place,
): Promise<Ended> => {
  // Its home is the scratch folder as well: what it learned of an earlier run must not count.
  const child = spawn(name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', PYTHONUNBUFFERED: '1' },
  });
  const end = () => child.kill('SIGKILL');
  // A run that is stopped leaves no scanner behind.
  process.once('exit', end);
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    end();
  }, seconds * 1000);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject).on('close', resolve);
  try {
    const [code, said, complained] = await Promise.all([promise, text(child.stdout), text(child.stderr)]);
    const words = said + complained;
    appendFileSync(`${folder}/${name}.log`, words);
    return { code, isCut, words };
  } finally {
    clearTimeout(timer);
    process.off('exit', end);
  }
};
