import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root; this is `nobody` on every system we know. */
const UNPRIVILEGED: ServiceUser = { uid: 65534, gid: 65534 };

/** Where root keeps what the unprivileged user could not reach below a closed folder such as its home. */
const STATE_FOLDER = '/var/lib/academy';

/** A socket's path may hold about 100 characters, on every system, its own name included. */
const LONGEST_SOCKET_FOLDER = 80;

export type ServiceUser = { uid: number; gid: number };

function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

/** The folder used instead of one that the unprivileged user cannot reach. */
export function refugeFor(dataDir: string): string {
  return join(STATE_FOLDER, fingerprint(dataDir));
}

/**
 * The folder that holds the cluster. A cluster that exists is never left behind for an empty one when
 * somebody changes a folder's mode: first comes where data is, then where data can be.
 */
export function chooseHome(options: {
  dataDir: string;
  reachable: boolean;
  clusterInDataDir: boolean;
  clusterInRefuge: boolean;
}): string {
  const { dataDir, reachable, clusterInDataDir, clusterInRefuge } = options;
  if (clusterInDataDir) {
    if (reachable) return dataDir;
    throw new Error(
      `The database in ${dataDir} cannot be reached by the unprivileged user who runs it: ` +
        'a folder above it has been closed. Give the folders on the way execute permission for others.',
    );
  }
  return clusterInRefuge || !reachable ? refugeFor(dataDir) : dataDir;
}

/**
 * Short, and in a folder that everybody can reach; `/run` is shared even where a service has its own `/tmp`.
 * Named after place and `identity`, so that neither a copy of a cluster nor one made where another was deleted
 * meets the other's server.
 */
export function chooseSocketDir(options: {
  home: string;
  identity: string;
  runsAsRoot: boolean;
  tmp: string;
}): string {
  const name = `academy-${fingerprint(`${options.home} ${options.identity}`)}`;
  if (options.runsAsRoot && process.platform === 'linux') return join('/run', name);
  const folder = join(options.tmp, name);
  return folder.length > LONGEST_SOCKET_FOLDER ? join('/tmp', name) : folder;
}

/** Whether `user` may pass through every folder down to `path`, and enter or execute `path` itself. */
export async function canReach(path: string, user: ServiceUser): Promise<boolean> {
  for (let step = path; ; step = dirname(step)) {
    const { mode, uid, gid } = await stat(step);
    const executeBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & executeBit) === 0) return false;
    if (step === dirname(step)) return true;
  }
}

/** Root runs PostgreSQL as the owner of the data that is there, so that it may help a plain user's server. */
export async function findServiceUser(existingData: string): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const { uid, gid } = await stat(existingData);
    return { uid, gid };
  } catch {
    return UNPRIVILEGED;
  }
}
