import type { EndpointOptions } from '#contracts/endpoint.ts';
import { ERRORS, type ErrorAnswer } from '#contracts/errors.ts';
import { storable } from '#contracts/fields.ts';
import { giveWay } from '#server/platform/admission.ts';
import type { Db } from '#server/platform/db/database.ts';
import { transact, wasRefused } from '#server/platform/db/database.ts';
import { isOverloaded } from '#server/platform/db/overload.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import {
  callSeconds,
  callsAnswered,
  countSecurityEvent,
  type SecurityEvent,
} from '#server/platform/meters.ts';
import { requireAccess } from './access.ts';
import { AppError, fieldError } from './app-error.ts';
import type { Binding } from './binding.ts';
import type { Caller, Ctx, OuterCtx, Ports } from './context.ts';
import { once } from './idempotency.ts';
import { countHits } from './limits.repository.ts';
import type { Outcome } from './outcome.ts';
import { type RawInput, validate } from './validate.ts';

export type CallRequest = RawInput & {
  caller: Caller;
  requestId: string;
  idempotencyKey?: string | undefined;
};
export type CallDeps = { database: Db; log: Log; ports: Ports; now: () => Date };
export type Call = (binding: Binding, request: CallRequest) => Promise<Outcome>;

/**
 * The one way into a use case, for routes and pages alike: access, limits, validation, transaction, use case,
 * and the answer cut to its contract. Refusals come back as answers; nothing is thrown.
 */
export const createCall =
  (deps: CallDeps): Call =>
  async (binding, request) => {
    const call = `${binding.endpoint.method} ${binding.endpoint.path}`;
    const stop = callSeconds.startTimer({ call });
    const outcome = await answer(deps, binding, request);
    stop();
    const code = String(outcome.answer.code ?? 'ok');
    callsAnswered.inc({ call, status: outcome.status, code });
    const event = SECURITY_EVENTS[code];
    if (event) countSecurityEvent(event);
    return outcome;
  };

const SECURITY_EVENTS: Readonly<Record<string, SecurityEvent>> = {
  'wrong-credentials': 'login-refused',
  'too-many': 'limit-hit',
  'not-allowed': 'access-refused',
  'unknown-key': 'access-refused',
};

const answer = async (deps: CallDeps, binding: Binding, request: CallRequest): Promise<Outcome> => {
  try {
    const { endpoint } = binding;
    requireAccess(endpoint, request.caller);
    await requireKeyWithinLimit(deps, request.caller);
    await requireWithinLimit(deps, endpoint, request);
    const input = validate(endpoint, request);
    const work = () => settle(deps, { binding, request, input });
    if (!endpoint.idempotent || !request.idempotencyKey) return await work();
    if (!storable(request.idempotencyKey)) throw fieldError('idempotencyKey', 'This key cannot be used');
    const keyed = {
      key: request.idempotencyKey.slice(0, 200),
      caller: idOf(request.caller) ?? 'anonymous',
      endpoint: `${endpoint.method} ${endpoint.path}`,
      // A password tells no two requests apart, and a quick hash of it must not be kept.
      bodyHash: sha256(JSON.stringify({ ...input, password: undefined, confirmPassword: undefined })),
    };
    return await once(deps.database, keyed, work);
  } catch (error) {
    return refuse(deps.log, request, error);
  }
};

type Run = { binding: Binding; request: CallRequest; input: Record<string, unknown> };

const settle = async (deps: CallDeps, { binding, request, input }: Run): Promise<Outcome> => {
  try {
    const { result, cookies } = await runBinding(deps, { binding, request, input });
    // The contract cuts the answer: a column that somebody adds to a row never leaves by itself.
    const answer = binding.endpoint.response.parse({ ...result, success: true }) as Record<string, unknown>;
    return { status: 200, answer, cookies };
  } catch (error) {
    return refuse(deps.log, request, error);
  }
};

const runBinding = async (deps: CallDeps, { binding, request, input }: Run) => {
  const facts = {
    caller: request.caller,
    now: deps.now(),
    log: deps.log,
    requestId: request.requestId,
    ports: deps.ports,
  };
  // A transaction may be run again after a deadlock: what the first try did to the browser must not stay.
  const inTransaction = async <T>(step: (ctx: Ctx) => Promise<T>) => {
    let cookies: string[] = [];
    const result = await transact(deps.database, (db) => {
      cookies = [];
      return step({ ...facts, db, effects: { cookies } });
    });
    return { result, cookies };
  };
  if (binding.transaction === 'one') return inTransaction((ctx) => binding.run(ctx, input as never));
  if (binding.transaction === 'none')
    return { result: await binding.run({ ...facts, db: deps.database }, input as never), cookies: [] };
  // It may wait long for what is outside, or in a line of its own.
  giveWay();
  const cookies: string[] = [];
  const outer: OuterCtx = {
    ...facts,
    database: deps.database,
    effects: { cookies },
    transact: async (step) => {
      const done = await inTransaction(step);
      cookies.push(...done.cookies);
      return done.result;
    },
  };
  return { result: await binding.run(outer, input as never), cookies };
};

/** A program is told apart from whoever made its key. */
const idOf = ({ key, user }: Caller): string | undefined => key?.id ?? user?.id;

/** So many calls a program makes in a minute, whichever they are. */
const KEY_HITS = 300;

const requireKeyWithinLimit = async ({ database }: CallDeps, { key }: Caller) => {
  if (key && (await countHits(database, [`key ${key.id}`], 60)) > KEY_HITS) throw new AppError('too-many');
};

const requireWithinLimit = async (deps: CallDeps, endpoint: EndpointOptions, request: CallRequest) => {
  if (!endpoint.limit) return;
  const { hits, seconds, per, accountHits = hits } = endpoint.limit;
  const { address } = request.caller;
  const id = idOf(request.caller);
  const subjects = [`${endpoint.path} ${address}`];
  const account = id && !per ? [`${endpoint.path} ${id}`] : [];
  const email = (request.body as { email?: unknown } | undefined)?.email;
  if (typeof email === 'string' && !per)
    subjects.push(`${endpoint.path} ${sha256(email.trim().toLowerCase())}`);
  const isWithin = async (counted: readonly string[], most: number) =>
    counted.length === 0 || (await countHits(deps.database, counted, seconds)) <= most;
  const isLetIn =
    accountHits === hits
      ? await isWithin([...subjects, ...account], hits)
      : (await isWithin(account, accountHits)) && (await isWithin(subjects, hits));
  if (isLetIn) return;
  throw new AppError(
    'too-many',
    seconds > 60 ? { message: 'Too many attempts. Please try again later.' } : {},
  );
};

const refuse = (log: Log, request: CallRequest, error: unknown): Outcome => {
  const refusal = toAppError(error);
  const { status, alarm } = ERRORS[refusal.code];
  if (alarm) log.error({ err: error, code: refusal.code, requestId: request.requestId }, 'a call failed');
  const answer: ErrorAnswer = {
    success: false,
    message: refusal.message,
    code: refusal.code,
    requestId: request.requestId,
    ...(refusal.issues && { issues: refusal.issues }),
    ...(refusal.redirectUrl && { redirectUrl: refusal.redirectUrl }),
  };
  return { status, answer, cookies: [] };
};

/** As the triggers that keep erased people erased give it. */
const OF_ERASED = 'ER001';

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  // Who was erased while they asked is signed in no longer.
  if (wasRefused(error, OF_ERASED)) return new AppError('not-signed-in', { cause: error });
  return new AppError(isOverloaded(error) ? 'unavailable' : 'internal', { cause: error });
};
