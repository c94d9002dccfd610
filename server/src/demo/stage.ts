import type { Ports } from '#server/calls/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { createGateways, type Gateway } from '../modules/payments/index.ts';
import { type Actors, createActors } from './actors.ts';
import type { DemoClock } from './demo-clock.ts';

/** The academy as the samples use it, at another time. */
export type Stage = Actors & {
  clock: DemoClock;
  /** Does what was put off since. */
  doJobs(): Promise<void>;
};

type StageDeps = { database: Db; ports: Ports; log: Log; clock: DemoClock; gateway: Gateway };

// Nobody gets a mail about the past: of what would follow, the samples do only what moves money, seats and dates.
const LATER = [
  'execute-refund',
  'course.cancelled',
  'call-off-order',
  'course.postponed',
  'follow-postponement',
  'test.passed/certificates',
  'certificate.issued/paper',
];
/** Of an event, all that follows or one who hears of it. */
const isDone = (name: string): boolean => LATER.some((one) => one === name || one.startsWith(`${name}/`));

export const setStage = ({ database, log, clock, gateway, ...deps }: StageDeps): Stage => {
  const waiting: { name: string; data: Record<string, string> }[] = [];
  const putOff = (name: string, data: Record<string, string>) => {
    if (!isDone(name)) return;
    const followers = LATER.filter((one) => one.startsWith(`${name}/`));
    for (const one of followers.length > 0 ? followers : [name]) waiting.push({ name: one, data });
  };
  const ports: Ports = {
    ...deps.ports,
    gateways: createGateways([gateway], gateway.name),
    jobs: {
      enqueue: async (_db, { command }, all) => {
        for (const data of all) putOff(command, data);
      },
    },
    events: {
      announce: async (_db, { event }, all) => {
        for (const data of all) putOff(event, data);
      },
    },
  };
  const actors = createActors({ database, log, ports, now: clock.now });
  return {
    ...actors,
    clock,
    doJobs: async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await actors.runJob(next.name, next.data);
    },
  };
};
