import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Where the first of these programs is that this machine has. */
export const findProgram = async (...names: string[]): Promise<string | null> => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    const isHere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isHere) return path;
  }
  return null;
};

/** Runs it to its end, in a folder of its own and with nothing of our environment; it and what it started end in time. */
export const runProgram = async (
  path: string,
  args: readonly string[],
  { folder, ms }: { folder: string; ms: number },
): Promise<void> => {
  const env = { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' };
  const child = spawn(path, args, { cwd: folder, env, detached: true, stdio: 'ignore' });
  const end = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended, and all that it started.
    }
  };
  const timer = setTimeout(end, ms);
  try {
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${path} ended with ${code}`);
  } finally {
    clearTimeout(timer);
    end();
  }
};
