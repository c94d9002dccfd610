import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  canReach,
  chooseHome,
  chooseSocketDir,
  findServiceUser,
  refugeFor,
  type ServiceUser,
} from './cluster-location.ts';
import { exists, explainFolderTrouble, makeOpenFolder } from './files.ts';
import { type Binaries, prepareBinaries } from './postgres-binaries.ts';
import { isAlive } from './processes.ts';

const MAJOR_VERSION = '18';
export const SUPERUSER = 'academy';

/** A made cluster: the folder `database` holds `data`, `password` and `postgres.log`. */
export type Cluster = {
  data: string;
  logFile: string;
  socketDir: string;
  password: string;
  binaries: Binaries;
  /** Who runs PostgreSQL when we are root; else ourselves. */
  user: ServiceUser | undefined;
};

/** Finds or makes the cluster that belongs to `dataDir`; says so if it has to live elsewhere. */
export async function prepareCluster(dataDir: string, log: (message: string) => void): Promise<Cluster> {
  const { home, user, requested } = await locate(dataDir);
  if (home !== requested) {
    log(`The database lives in ${home}: the unprivileged user who runs it cannot reach ${requested}.`);
  }
  const binaries = await prepareBinaries(refugeFor(requested), user);
  const folder = join(home, 'database');
  if (!(await exists(folder))) await makeCluster({ folder, binaries, user });
  const data = join(folder, 'data');
  await requireOurVersion(data);
  return {
    data,
    logFile: join(folder, 'postgres.log'),
    socketDir: chooseSocketDir({
      home,
      identity: await readSystemIdentifier(data),
      runsAsRoot: user !== undefined,
      tmp: tmpdir(),
    }),
    password: await readPassword(folder),
    binaries,
    user,
  };
}

async function locate(dataDir: string) {
  let requested = resolve(dataDir);
  try {
    await mkdir(requested, { recursive: true });
    // Two ways to name one folder must lead to one database.
    requested = await realpath(requested);
    const user = await findServiceUser(join(requested, 'database', 'data'));
    if (!user) return { home: requested, user, requested };
    const refuge = refugeFor(requested);
    const clusterInDataDir = await exists(join(requested, 'database'));
    const home = chooseHome({
      dataDir: requested,
      reachable: await canReach(requested, user),
      clusterInDataDir,
      clusterInRefuge: await exists(join(refuge, 'database')),
    });
    if (home === refuge) await makeOpenFolder(home);
    return {
      home,
      user: clusterInDataDir ? user : await findServiceUser(join(home, 'database', 'data')),
      requested,
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw explainFolderTrouble(requested, error);
    throw error;
  }
}

/**
 * Several processes may come first at once. Each makes a cluster with its password in a folder of its own,
 * and the first to rename it wins: a half-made cluster never has the final name, whoever is killed when.
 */
async function makeCluster(options: { folder: string; binaries: Binaries; user: ServiceUser | undefined }) {
  const { folder, binaries, user } = options;
  const staging = `${folder}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await removeAbandonedStagings(folder);
    await mkdir(staging);
    await chmod(staging, 0o755);
    await initialise({ staging, binaries, user });
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (await exists(folder)) return;
    throw error instanceof Error && 'syscall' in error ? explainFolderTrouble(folder, error) : error;
  }
}

async function initialise(options: { staging: string; binaries: Binaries; user: ServiceUser | undefined }) {
  const { staging, binaries, user } = options;
  const data = join(staging, 'data');
  const passwordFile = join(staging, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) {
    await chown(data, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const args = [
    ...['-D', data, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--data-checksums'],
    ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en'],
  ];
  try {
    // LC_ALL: a locale that the machine names but lacks would stop initdb.
    await promisify(execFile)(binaries.initdb, args, { ...user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    if (output.includes('No space left on device')) {
      throw explainFolderTrouble(staging, Object.assign(new Error(output), { code: 'ENOSPC' }));
    }
    const reason = output.split('\n').find((line) => line.includes('error:')) ?? output.split('\n').at(-1);
    throw new Error(`The database could not be created in ${staging}: ${reason || String(error)}`, {
      cause: error,
    });
  }
  // Only initdb had to read it: the user who runs the database has no use for the password.
  if (user) await chown(passwordFile, 0, 0);
}

async function removeAbandonedStagings(folder: string): Promise<void> {
  const home = join(folder, '..');
  for (const name of await readdir(home)) {
    const pid = /^database\.(\d+)-[0-9a-f]+$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(home, name), { recursive: true, force: true });
  }
}

async function requireOurVersion(data: string): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch((error) => {
    throw explainFolderTrouble(data, error);
  });
  if (version.trim() === MAJOR_VERSION) return;
  throw new Error(
    `The database in ${data} was made by PostgreSQL ${version.trim()}, this program brings ${MAJOR_VERSION}: ` +
      'back it up with the version that made it and restore it here.',
  );
}

/** The number that initdb gave the cluster: the first eight bytes of its control file. */
async function readSystemIdentifier(data: string): Promise<string> {
  return (await readFile(join(data, 'global/pg_control'))).subarray(0, 8).toString('hex');
}

async function readPassword(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'password'), 'utf8');
  } catch (error) {
    throw new Error(
      `The database's password in ${folder} cannot be read: run this as the user who runs the server.`,
      { cause: error },
    );
  }
}
