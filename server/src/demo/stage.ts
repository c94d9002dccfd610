import type { Answer, Api } from '#contracts/api.ts';
import type { EndpointName } from '#contracts/endpoints.ts';
import { createApi, indexBindings } from '#server/calls/api.ts';
import { createCall } from '#server/calls/call.ts';
import type { Ctx, Ports } from '#server/calls/context.ts';
import { createOuter } from '#server/calls/system.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import { bindings, createJobs } from '../app.ts';
import type { User } from '../modules/identity/index.ts';
import type { UploaderCtx } from '../modules/media/index.ts';
import { createGateways, type Gateway } from '../modules/payments/index.ts';
import type { DemoClock } from './demo-clock.ts';

/** The academy as the samples use it: the calls and jobs that everybody uses, at another time. */
export type Stage = {
  clock: DemoClock;
  transact<T>(step: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** Calls as this person, or as a stranger. */
  as(user: User | null): Api;
  runJob(name: string, data?: Record<string, string>): Promise<void>;
  /** As this person, for what is no call of the API. */
  outer(user: User): UploaderCtx;
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
];

export const setStage = ({ database, log, clock, gateway, ...deps }: StageDeps): Stage => {
  const waiting: { name: string; data: Record<string, string> }[] = [];
  const putOff = (name: string, data: Record<string, string>) => {
    if (LATER.includes(name)) waiting.push({ name, data });
  };
  const ports: Ports = {
    ...deps.ports,
    gateways: createGateways([gateway], gateway.name),
    jobs: {
      enqueue: async (_db, { command }, all) => {
        for (const data of all) putOff(command, data);
      },
    },
    events: { announce: async (_db, { event }, data) => putOff(event, data) },
  };
  const facts = { database, log, ports, now: clock.now };
  const call = createCall(facts);
  const byName = indexBindings(bindings);
  const jobs = createJobs(facts);
  const runJob = async (name: string, data: Record<string, string> = {}) => {
    const meant = jobs.filter((job) => (job.hears ?? job.name) === name);
    if (meant.length === 0) throw new Error(`there is no job ${name}`);
    for (const job of meant) await job.work(data);
  };
  return {
    clock,
    transact: (step) => createOuter(facts).transact(step),
    as: (user) =>
      createApi(call, byName, { requestId: uuidv7(), caller: user ? callerOf(user) : stranger() }),
    outer: (user) => ({ ...createOuter(facts), caller: callerOf(user) }),
    runJob,
    doJobs: async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await runJob(next.name, next.data);
    },
  };
};

/** At an address of their own, so that limits do not take all the samples for one visitor. */
const callerOf = ({ id, email, role, emailVerifiedAt }: User) => ({
  address: `sample ${id}`,
  user: {
    id,
    email,
    role,
    emailVerified: emailVerifiedAt !== null,
    sessionId: uuidv7(),
    loggedInAt: new Date(),
  },
});
const stranger = () => ({ address: `sample ${uuidv7()}`, user: null });

type Granted<A> = Exclude<A, { success: false }>;

/** What a call answered; a refusal means that the samples contradict the rules. */
export const granted = async <N extends EndpointName>(
  answering: Promise<Answer<N>>,
): Promise<Granted<Answer<N>>> => {
  const answer = await answering;
  if (answer.success === false) throw new Error(`the samples were refused: ${answer.message}`);
  return answer as Granted<Answer<N>>;
};
