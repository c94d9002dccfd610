import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Person } from './journey.ts';

const root = join(import.meta.dirname, '..');

/** The built server with a demo world that is one journey's alone, for what would disturb the others. */
export const createOwnServer = ({ name, port }: { name: string; port: number }) => {
  const base = `http://localhost:${port}`;
  const dataDir = join(root, '.cache', 'e2e', `${name}_${process.pid}`);
  let server: ChildProcess | undefined;

  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async () => {
    const { DATABASE_URL: _elsewhere, ...env } = process.env;
    server = spawn(process.execPath, [join(root, 'build/server/main.js')], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...env,
        ACADEMY_ENV: '/dev/null',
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        DATA_DIR: dataDir,
      },
    });
    await expect.poll(isReady, { timeout: 170_000 }).toBe(true);
  };
  /** Its exit code. */
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    if (!server) return null;
    const gone = new Promise<number | null>((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    return gone;
  };
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  return { base, dataDir, isReady, start, end, forget };
};

/** The cookie of somebody who has logged in without a browser. */
export const openSession = async (base: string, person: Person): Promise<string> => {
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const cookies = answer.headers.getSetCookie();
  return cookies.find((cookie) => cookie.startsWith('session='))?.split(';')[0] ?? '';
};
