import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#server/platform/project-root.ts';
import { serverFlags } from '../../tools/environment.mjs';
import type { Part } from './part.ts';

export type Running = { url: string; pid: number; stop(): Promise<void> };
type Variables = Record<string, string>;
type Program = { command: readonly string[]; port: number; readyPath: string; env: Variables };
type Script = Omit<Program, 'command'> & { flags?: string[]; script: string };

const START_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 15_000;

/** What a developer has set for the academy must not reach a benchmark. */
const SETTINGS = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'HOST',
  'DEMO',
  'DEMO_PUBLIC',
  'TRUST_PROXY',
  'SMTP_URL',
  'WORK',
  'SANDBOX_URL',
  'SANDBOX_API_KEY',
  'SANDBOX_SECRET',
  'SANDBOX_SECRET_PREVIOUS',
];
const neutral = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)));

export const GATEWAY_SECRETS: Variables = {
  SANDBOX_API_KEY: 'bench-api-key-of-thirty-two-characters',
  SANDBOX_SECRET: 'bench-secret-of-thirty-two-characters',
};

/** The built academy with the data of this part. */
export const startShop = (part: Part, port: number, env: Variables = {}): Promise<Running> =>
  start(part, {
    flags: serverFlags,
    script: 'build/server/main.js',
    port,
    readyPath: '/readyz',
    env: { ACADEMY_ENV: '/dev/null', DATA_DIR: part.dataDir, LOG_LEVEL: 'silent', ...env },
  });

/**
 * The sandbox gateway as a process of its own, which tells one academy what happens. It is started after the academy has
 * loaded its demo world, for by this gateway's clock all card pages of that world have ended.
 */
export const startGateway = (
  part: Part,
  { port, databaseUrl, shopPort }: { port: number; databaseUrl: string; shopPort: number },
): Promise<Running> =>
  start(part, {
    script: 'sandbox-gateway/main.ts',
    port,
    readyPath: '/control',
    env: {
      DATABASE_URL: databaseUrl,
      WEBHOOK_URL: `http://127.0.0.1:${shopPort}/payments/webhooks/sandbox`,
      ...GATEWAY_SECRETS,
    },
  });

/** One Fastify route that does nothing but answer so many bytes. */
export const startBare = (
  part: Part,
  { port, bytes, type }: { port: number; bytes: number; type: string },
): Promise<Running> =>
  start(part, {
    script: 'bench/bare-server.ts',
    port,
    readyPath: '/',
    env: { BYTES: String(bytes), TYPE: type },
  });

const start = (part: Part, { flags = [], script, ...program }: Script): Promise<Running> =>
  startProgram(part, { ...program, command: [process.execPath, ...flags, join(projectRoot, script)] });

/** A program that is up once the path answers well at its port. */
export const startProgram = async (
  part: Part,
  { command: [name = '', ...args], port, readyPath, env }: Program,
): Promise<Running> => {
  const child = spawn(name, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...neutral, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  const missing = once(child, 'error').then(([error]) => {
    throw error;
  });
  const stop = () => stopProcess(child);
  part.atEnd(stop);
  const url = `http://localhost:${port}`;
  await Promise.race([untilAnswered(`${url}${readyPath}`, child), missing]);
  return { url, pid: child.pid ?? 0, stop };
};

const untilAnswered = async (url: string, child: ChildProcess): Promise<void> => {
  const end = Date.now() + START_WITHIN_MS;
  while (Date.now() < end) {
    if (hasEnded(child)) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    if (await answers(url)) return;
    await sleep(5);
  }
  throw new Error(`${url} did not answer`);
};

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // It does not listen yet.
    return false;
  }
};

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const isGone = await Promise.race([ended, sleep(STOP_WITHIN_MS, false, { ref: false })]);
  if (isGone) return;
  child.kill('SIGKILL');
  await ended;
};
