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
import { createGateways, type Gateway } from '../modules/payments/index.ts';
import type { DemoClock } from './demo-clock.ts';

/** The academy as the samples use it: the calls and jobs that everybody uses, at another time. */
export type Stage = {
  clock: DemoClock;
  transact<T>(step: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** Calls as this person, or as a stranger. */
  as(user: User | null): Api;
  runJob(name: string, data?: Record<string, string>): Promise<void>;
  /** Sends the refunds that were promised since. */
  sendRefunds(): Promise<void>;
};

type StageDeps = { database: Db; ports: Ports; log: Log; clock: DemoClock; gateway: Gateway };

const REFUND_JOB = 'execute-refund';

export const setStage = ({ database, log, clock, gateway, ...deps }: StageDeps): Stage => {
  const refundIds: string[] = [];
  const ports: Ports = {
    ...deps.ports,
    gateways: createGateways([gateway], gateway.name),
    // Nobody gets a mail about the past: of what would follow, the samples do only what moves money.
    jobs: {
      enqueue: async (_db, name, { refundId }) => {
        if (name === REFUND_JOB && refundId) refundIds.push(refundId);
      },
    },
  };
  const facts = { database, log, ports, now: clock.now };
  const call = createCall(facts);
  const byName = indexBindings(bindings);
  const jobs = createJobs(facts);
  const runJob = async (name: string, data: Record<string, string> = {}) => {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`there is no job ${name}`);
    await job.work(data);
  };
  return {
    clock,
    transact: (step) => createOuter(facts).transact(step),
    as: (user) => createApi(call, byName, { requestId: uuidv7(), caller: callerOf(user) }),
    runJob,
    sendRefunds: async () => {
      for (const refundId of refundIds.splice(0)) await runJob(REFUND_JOB, { refundId });
    },
  };
};

/** At an address of their own, so that limits do not take all the samples for one visitor. */
const callerOf = (user: User | null) => {
  const address = `sample ${user?.id ?? uuidv7()}`;
  if (!user) return { address, user: null };
  const { id, email, role, emailVerifiedAt } = user;
  return { address, user: { id, email, role, emailVerified: emailVerifiedAt !== null, sessionId: uuidv7() } };
};

type Granted<A> = Exclude<A, { success: false }>;

/** What a call answered; a refusal means that the samples contradict the rules. */
export const granted = async <N extends EndpointName>(
  answering: Promise<Answer<N>>,
): Promise<Granted<Answer<N>>> => {
  const answer = await answering;
  if (answer.success === false) throw new Error(`the samples were refused: ${answer.message}`);
  return answer as Granted<Answer<N>>;
};
