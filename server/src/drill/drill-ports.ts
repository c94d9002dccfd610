import { randomBytes } from 'node:crypto';
import type { Ports } from '#server/calls/context.ts';
import type { Log } from '#server/platform/log.ts';
import { createPorts } from '../create-ports.ts';
import { readConfig } from '../platform/config.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { PutOffJob } from './put-off-jobs.repository.ts';

const fresh = () => randomBytes(32).toString('base64url');

export const freshSecrets = (): Secrets => ({
  SESSION_KEY: fresh(),
  LINK_KEY: fresh(),
  FIELD_KEY: fresh(),
  BADGE_KEY: fresh(),
  SANDBOX_API_KEY: fresh(),
  SANDBOX_SECRET: fresh(),
});

type Facts = {
  url: string;
  log: Log;
  secrets: Secrets;
  /** Empty, and removed afterwards. */
  folder: string;
  publicUrl: string;
  gateways: Ports['gateways'];
  later: { add(db: Parameters<Ports['jobs']['enqueue']>[0], job: PutOffJob): Promise<void> };
};

/**
 * The ports of an academy that was configured with nothing: whatever keys, mail servers and stores the real one has, this
 * one has never heard of them.
 */
export const createDrillPorts = ({ url, log, secrets, folder, later, ...own }: Facts): Ports => ({
  ...createPorts({
    config: readConfig({}),
    secrets,
    queue: new JobQueue({ url, log }),
    dataDir: folder,
    databaseUrl: url,
    // Nothing is kept: no version equals this one.
    catalogueVersion: () => Number.NaN,
    termsVersion: 'drill',
    privacyVersion: 'drill',
    legalPages: { pages: [], samples: [] },
    demoAccounts: [],
    fireDrill: null,
  }),
  ...own,
  jobs: {
    enqueue: async (db, { command }, all) => {
      for (const data of all) await later.add(db, { name: command, data });
    },
  },
  // Nobody is told of what never was: mails and notices hear of no event.
  events: { announce: async () => undefined },
});
