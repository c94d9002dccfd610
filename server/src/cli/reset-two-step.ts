import { AppError } from '../calls/app-error.ts';
import type { Ctx } from '../calls/context.ts';
import { findUserByEmail, lockUser, resetTwoStep } from '../modules/identity/index.ts';
import { type Command, CommandError, requireOnly } from './command.ts';
import { atMigratedWork, whileAnnouncing } from './workplace.ts';

/** For the last administrator, whom nobody else can help. */
export const resetTwoStepCommand: Command = {
  name: 'reset-two-step',
  usage: '<address>',
  summary: 'Switch two-step login off for somebody who has lost phone and recovery codes; their sessions end',
  run: async (terminal, args) => {
    const email = requireOnly(args, 'the address of one account').trim().toLowerCase();
    return atMigratedWork(terminal, async (place) => {
      await whileAnnouncing(place, ({ transact }) => transact((step) => resetFor(step, email)));
      terminal.say(`Two-step login is off for ${email}: the password is enough until it is set up again.`);
      return 0;
    });
  },
};

const resetFor = async (ctx: Ctx, email: string): Promise<void> => {
  const known = await findUserByEmail(ctx.db, email);
  const user = known && (await lockUser(ctx.db, known.id));
  if (!user) throw new CommandError('There is no account with this address.');
  await resetTwoStep(ctx, user, 'By command').catch((error: unknown) => {
    throw error instanceof AppError ? new CommandError(error.message) : error;
  });
};
