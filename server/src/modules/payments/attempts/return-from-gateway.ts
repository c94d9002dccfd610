import type { OuterCtx } from '#server/calls/context.ts';
import { requireObligor } from '../payments.ports.ts';
import { type Attempt, findAttempt, type ReturnPaths } from './attempts.repository.ts';
import { checkAttempt } from './check-attempt.ts';

type Return = { gateway: string; name: string; wasCancelled: boolean; patience: Promise<unknown> };

/**
 * The path that a browser goes on to from the card page. What it brings along is a name to look up and nothing
 * more: the gateway is asked unless all is known, and the result page reads the outcome from the database. Whoever has
 * no name that was given to a payer is told nothing.
 */
export const returnFromGateway = async (ctx: OuterCtx, visit: Return): Promise<string> => {
  const { gateway, name, wasCancelled, patience } = visit;
  const id = ctx.ports.returnNames.read(name);
  const attempt = id ? await findAttempt(ctx.database, id) : undefined;
  if (attempt?.gateway !== gateway) return '/';
  // Mostly the gateway has told of it before: then nothing is left to ask.
  const isSettled = attempt.state === 'captured';
  const checked = isSettled
    ? attempt
    : await Promise.race([check(ctx, attempt), patience.then(() => attempt)]);
  const isOver = checked.state === 'declined' || checked.state === 'abandoned';
  const hasFailed = checked.state !== 'captured' && (isOver || wasCancelled);
  return (await fillPath(ctx, checked, hasFailed ? 'failure' : 'success')) ?? returnedPath(name);
};

/** Says how a payment ended, and opens nothing. */
const returnedPath = (name: string) => `/payment/returned/${name}`;

const fillPath = async (ctx: OuterCtx, { owner, returnPaths }: Attempt, outcome: keyof ReturnPaths) => {
  const path = returnPaths[outcome];
  const fill = requireObligor(ctx, owner.kind).fillPath;
  return fill ? ctx.transact((tx) => fill(tx, owner.id, path)) : path;
};

const check = async (ctx: OuterCtx, attempt: Attempt): Promise<Attempt> => {
  try {
    return await checkAttempt(ctx, attempt);
  } catch (error) {
    ctx.log.warn(
      { err: error, attemptId: attempt.id },
      'the gateway could not be asked when a payer came back',
    );
    return attempt;
  }
};
