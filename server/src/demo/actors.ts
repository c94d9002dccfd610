import type { Answer, Api } from '#contracts/api.ts';
import type { EndpointName } from '#contracts/endpoints.ts';
import { createApi, indexBindings } from '#server/calls/api.ts';
import { createCall } from '#server/calls/call.ts';
import type { Ctx, Ports } from '#server/calls/context.ts';
import { createOuter } from '#server/calls/system.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import { bindings } from '../bindings.ts';
import { createJobs } from '../create-jobs.ts';
import type { User } from '../modules/identity/index.ts';
import type { UploaderCtx } from '../modules/media/index.ts';

/** Invented people at an academy: the calls and jobs that everybody uses. */
export type Actors = {
  transact<T>(step: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** Calls as this person, or as a stranger. */
  as(user: User | null): Api;
  runJob(name: string, data?: Record<string, string>): Promise<void>;
  /** As this person, for what is no call of the API. */
  outer(user: User): UploaderCtx;
};

export const createActors = (facts: { database: Db; ports: Ports; log: Log; now: () => Date }): Actors => {
  const call = createCall(facts);
  const byName = indexBindings(bindings);
  const jobs = createJobs(facts);
  return {
    transact: (step) => createOuter(facts).transact(step),
    as: (user) =>
      createApi(call, byName, { requestId: uuidv7(), caller: user ? callerOf(user) : stranger() }),
    outer: (user) => ({ ...createOuter(facts), caller: callerOf(user) }),
    runJob: async (name, data = {}) => {
      const meant = jobs.filter((job) => job.name === name || job.hears === name);
      if (meant.length === 0) throw new Error(`there is no job ${name}`);
      for (const job of meant) await job.work(data);
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
    owesTwoStep: false,
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
