import type { OuterCtx } from '#server/calls/context.ts';
import { type Attempt, findAttemptFor } from './attempts.repository.ts';
import { checkAttempt } from './check-attempt.ts';

type Return = { gateway: string; attemptId: string; wasCancelled: boolean; patience: Promise<unknown> };

/**
 * The path that a browser goes on to from the card page. What it brings along is a name to look up and nothing
 * more: the gateway is asked, and the result page reads the outcome from the database.
 */
export const returnFromGateway = async (ctx: OuterCtx, visit: Return): Promise<string> => {
  const { gateway, attemptId, wasCancelled, patience } = visit;
  const attempt = await findAttemptFor(ctx.database, { gateway, gatewayRef: attemptId, attemptId });
  if (!attempt) return '/';
  const checked = await Promise.race([check(ctx, attempt), patience.then(() => attempt)]);
  if (checked.state === 'captured') return checked.returnPaths.success;
  const hasFailed = checked.state === 'declined' || checked.state === 'abandoned';
  return hasFailed || wasCancelled ? checked.returnPaths.failure : checked.returnPaths.success;
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
