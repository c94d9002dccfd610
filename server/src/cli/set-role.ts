import { ROLES, type Role } from '#contracts/accounts/account-options.ts';
import { AppError } from '../calls/app-error.ts';
import { setRole } from '../modules/identity/index.ts';
import { type Command, CommandError } from './command.ts';
import { atMigratedWork, outerAt } from './workplace.ts';

const isRole = (text: string | undefined): text is Role => ROLES.some((role) => role === text);

export const setRoleCommand: Command = {
  name: 'set-role',
  usage: `<address> <${ROLES.join(' | ')}>`,
  summary: 'Let somebody who has an account work in the back office, or no longer',
  run: async (terminal, [email, role, ...others]) => {
    if (!email || !isRole(role) || others.length > 0)
      throw new CommandError(`set-role takes ${setRoleCommand.usage}`);
    return atMigratedWork(terminal, async (place) => {
      const ctx = await outerAt(place);
      const user = await ctx.transact((tx) => setRole(tx, { email, role })).catch(inPlainWords);
      terminal.say(`${user.email} is ${role} now.`);
      return 0;
    });
  },
};

const inPlainWords = (error: unknown): never => {
  throw error instanceof AppError ? new CommandError('There is no account with this address.') : error;
};
