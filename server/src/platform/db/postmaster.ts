import { spawn } from 'node:child_process';
import { chown, lstat, mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { commandLineOf, isAlive } from './processes.ts';

/** The server listens on no network; the number only names its socket. */
export const PORT = 5432;

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '64MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements carry personal data; the application logs them with its own redaction.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

type Postmaster = { pid: number; socketDir: string };

/** A postmaster that we spawned and that may still be on its way up. */
export type Launch = { hasEnded(): boolean; refusal(): Promise<string> };

/** The living postmaster of this cluster, if there is one. A lock file that nobody stands behind is put away. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const lockFile = join(cluster.data, 'postmaster.pid');
  const content = await readFile(lockFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if ((await commandLineOf(pid)).includes(cluster.data)) {
    return { pid, socketDir: lines[4]?.trim() || cluster.socketDir };
  }
  await putAwayStaleLock(cluster, content);
  return undefined;
}

/**
 * After a restart of the machine or container the number in the lock file may belong to any process, and a dead
 * postmaster that nobody collected still has its number: PostgreSQL would refuse to start as long as it is taken.
 */
async function putAwayStaleLock(cluster: Cluster, seen: string): Promise<void> {
  const lockFile = join(cluster.data, 'postmaster.pid');
  const aside = `${lockFile}.${process.pid}`;
  await rename(lockFile, aside).catch(() => undefined);
  // Another process may have been quicker and started a postmaster: then this is its lock, and goes back.
  const taken = await readFile(aside, 'utf8').catch(() => seen);
  if (taken === seen) {
    await rm(join(cluster.socketDir, `.s.PGSQL.${PORT}.lock`), { force: true });
    await rm(aside, { force: true });
  } else await rename(aside, lockFile);
}

/** Starts a postmaster that outlives this process. PostgreSQL itself refuses a second one on the folder. */
export async function launchPostmaster(cluster: Cluster): Promise<Launch> {
  await prepareSocketDir(cluster);
  const output = await open(cluster.logFile, 'a', 0o600);
  const { size } = await output.stat();
  const child = spawn(
    cluster.binaries.postgres,
    [
      ...['-D', cluster.data, '-k', cluster.socketDir, '-p', String(PORT)],
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...cluster.user,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    },
  );
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  child.unref();
  await output.close();
  return {
    hasEnded: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    refusal: async () => failure?.message ?? (await readLogFrom(cluster.logFile, size)),
  };
}

const STOP_PATIENCE_MS = 10_000;

/** Asks the postmaster to end its sessions and stop, and waits until it has. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = await findPostmaster(cluster);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const since = Date.now();
  while ((await findPostmaster(cluster))?.pid === running.pid) {
    if (Date.now() - since > STOP_PATIENCE_MS) return;
    await sleep(20);
  }
  // Fails when somebody has already started the next one, who needs it.
  await rmdir(running.socketDir).catch(() => undefined);
}

/** The folder has a name that others can foresee: one that was there before us must be exactly ours. */
async function prepareSocketDir(cluster: Cluster): Promise<void> {
  const { socketDir, user } = cluster;
  try {
    await mkdir(socketDir, { mode: 0o700 }).catch(requireExisting);
    const found = await lstat(socketDir);
    const owners = [user?.uid ?? process.getuid?.(), process.getuid?.()];
    if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) {
      throw new Error(`${socketDir} is needed for the database's socket, but belongs to somebody else.`);
    }
    if (user) await chown(socketDir, user.uid, user.gid);
  } catch (error) {
    // The last process to leave removes the folder, perhaps just now.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return prepareSocketDir(cluster);
    throw error;
  }
}

function requireExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function readLogFrom(logFile: string, position: number): Promise<string> {
  const text = (await readFile(logFile)).subarray(position).toString('utf8').trim();
  return text.split('\n').findLast((line) => /FATAL|PANIC|error/.test(line)) ?? text.split('\n')[0] ?? '';
}
