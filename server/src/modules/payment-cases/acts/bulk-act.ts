import type { InputOf } from '#contracts/endpoint.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { paymentCaseEndpoints } from '#contracts/payment-cases/admin-payment-cases.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { findCase } from '../payment-cases.repository.ts';
import { cancelCase } from './cancel-case.ts';
import { extendLink } from './extend-link.ts';
import { resendLink } from './send-case.ts';

type Input = InputOf<(typeof paymentCaseEndpoints)['bulkPaymentCases']>;
type Result = { _id: string; caseId: string; done: boolean; message: string };

/** The same act on several cases, each for itself: one that is refused holds up no other. */
export const bulkAct = async (ctx: OuterCtx, input: Input): Promise<Result[]> => {
  const { run, message } = readAct(ctx, input);
  const results: Result[] = [];
  for (const id of new Set(input.ids)) {
    const found = await findCase(ctx.database, id);
    const about = { _id: id, caseId: found?.number ?? '' };
    const problem = await attempt(ctx, () => run(id));
    results.push({ ...about, done: problem === null, message: problem ?? message });
  }
  return results;
};

const readAct = (ctx: OuterCtx, { action, days, reason }: Input) => {
  switch (action) {
    case 'resend':
      return {
        message: 'Payment link resent successfully',
        run: (id: string) => ctx.transact((tx) => resendLink(tx, id)),
      };
    case 'extend':
      if (days === undefined) throw fieldError('days', 'Please enter by how many days');
      return {
        message: 'Link extended',
        run: (id: string) => ctx.transact((tx) => extendLink(tx, { id, days })),
      };
    case 'cancel':
      if (!reason) throw fieldError('reason', 'Reason is required');
      return { message: 'Case cancelled', run: (id: string) => cancelCase(ctx, { id, reason }) };
  }
};

/** Why it did not happen; null when it did. */
const attempt = async (ctx: OuterCtx, work: () => Promise<void>): Promise<string | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'one of several acts failed');
    return ERRORS.internal.message;
  }
};
