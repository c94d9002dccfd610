import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, prepareCluster, SUPERUSER } from './cluster.ts';
import { type Lease, takeLease } from './lease.ts';
import { findPostmaster, type Launch, launchPostmaster, PORT, stopPostmaster } from './postmaster.ts';

/** After a kill -9 PostgreSQL refuses to start until the last of the old processes has gone. */
const REFUSED_PATIENCE_MS = 10_000;
/** A postmaster that is up answers when it has recovered. */
const RECOVERY_PATIENCE_MS = 60_000;

type EmbeddedDatabase = {
  url: string;
  socketDir: string;
  /** Leaves; the last process to leave stops the database. */
  close(): Promise<void>;
};

/**
 * The PostgreSQL that belongs to a data folder: attaches to the one that runs there, else starts one. A second
 * server, the command line and a start after kill -9 are the same case. While open, a database that dies is
 * started again, and the address stays the same.
 */
export async function openEmbeddedDatabase(options: {
  dataDir: string;
  log?: (message: string) => void;
}): Promise<EmbeddedDatabase> {
  const log = options.log ?? (() => undefined);
  const cluster = await prepareCluster(options.dataDir, log);
  const closing = new AbortController();
  let lease = await reach(cluster, closing.signal);
  const { socketDir } = (await findPostmaster(cluster)) ?? cluster;

  async function stay(): Promise<void> {
    while (!closing.signal.aborted) {
      await lease.lost;
      if (closing.signal.aborted) return;
      log('The database has stopped; starting it again.');
      lease = await reachAtLast(cluster, { signal: closing.signal, log });
      if (closing.signal.aborted) return lease.leave(() => stopPostmaster(cluster));
      log('The database is there again.');
    }
  }
  const staying = stay().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });

  return {
    url: urlOf(cluster, socketDir),
    socketDir,
    close: async () => {
      if (closing.signal.aborted) return;
      closing.abort();
      await lease.leave(() => stopPostmaster(cluster)).catch(() => undefined);
      await staying;
    },
  };
}

function urlOf(cluster: Cluster, socketDir: string): string {
  return `postgresql://${SUPERUSER}:${cluster.password}@${encodeURIComponent(socketDir)}:${PORT}/postgres`;
}

async function reachAtLast(
  cluster: Cluster,
  { signal, log }: { signal: AbortSignal; log: (message: string) => void },
): Promise<Lease> {
  for (;;) {
    try {
      return await reach(cluster, signal);
    } catch (error) {
      signal.throwIfAborted();
      log(error instanceof Error ? error.message : String(error));
    }
  }
}

/** A lease in the running database, which is started if there is none. */
async function reach(cluster: Cluster, signal: AbortSignal): Promise<Lease> {
  const since = Date.now();
  let launch: Launch | undefined;
  let reason = '';
  for (;;) {
    signal.throwIfAborted();
    const running = await findPostmaster(cluster);
    if (running) {
      try {
        return await takeLease(urlOf(cluster, running.socketDir));
      } catch (error) {
        reason = requirePassing(error);
      }
    } else if (!launch || launch.hasEnded()) {
      if (launch) {
        reason = await launch.refusal();
        await sleep(300, undefined, { signal });
      }
      launch = await launchPostmaster(cluster);
    }
    if (Date.now() - since > (running ? RECOVERY_PATIENCE_MS : REFUSED_PATIENCE_MS)) {
      throw new Error(explainRefusal(cluster, reason));
    }
    await sleep(20, undefined, { signal });
  }
}

/** Only a wrong password does not pass by itself: starting, recovering and stopping do. */
function requirePassing(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '28P01') {
    throw new Error('The embedded database does not know the password that lies beside its data.', {
      cause: error,
    });
  }
  return error instanceof Error ? error.message : String(error);
}

function explainRefusal({ data, logFile }: Cluster, reason: string): string {
  if (reason.includes('No space left on device')) return `The disk of the database in ${data} is full.`;
  if (reason.includes('Permission denied'))
    return `The database in ${data} is not allowed to use its folder.`;
  if (reason.includes('lock file')) return `Another program uses the database in ${data}: ${reason}`;
  return `The database in ${data} does not start: ${reason} (see ${logFile})`;
}
