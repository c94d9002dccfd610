import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { AppError } from '../calls/app-error.ts';
import { createAdmin } from '../modules/identity/index.ts';
import { ensureSettings } from '../modules/settings/index.ts';
import { type Command, CommandError, type Terminal } from './command.ts';
import { atMigratedWork, outerAt, type Workplace } from './workplace.ts';

const USAGE = '--email <address> --first-name <name> --last-name <name> [--password-file <file>]';

export const createAdminCommand: Command = {
  name: 'create-admin',
  usage: USAGE,
  summary: 'Add an administrator; the password is asked for, read from a pipe or taken from a file',
  run: async (terminal, args) => {
    const { passwordFile, ...person } = readOptions(args);
    const password = await readPassword(terminal, passwordFile);
    return atMigratedWork(terminal, async (place) => {
      terminal.say(await addAdministrator(place, { ...person, password }));
      return 0;
    });
  },
};

/** Answers with what to tell of it. */
export const addAdministrator = async (place: Workplace, person: Parameters<typeof createAdmin>[1]) => {
  await ensureSettings(place.database);
  const ctx = await outerAt(place);
  const user = await ctx.transact((tx) => createAdmin(tx, person)).catch(inPlainWords);
  return `${user.email} can log in as administrator.`;
};

const readOptions = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  const options = { email: text, 'first-name': text, 'last-name': text, 'password-file': text };
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true });
    return {
      email: values.email ?? '',
      firstName: values['first-name'] ?? '',
      lastName: values['last-name'] ?? '',
      passwordFile: values['password-file'],
    };
  } catch {
    // Not what was typed: it may hold a password, which does not belong on a command line or in its output.
    throw new CommandError(`create-admin takes ${USAGE}`);
  }
};

/** Without the line's end that editors and `echo` add. */
const readPassword = async (terminal: Terminal, file: string | undefined): Promise<string> => {
  if (!file) return terminal.readSecret('Password: ');
  try {
    return (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  } catch (error) {
    throw new CommandError(`The file of the password cannot be read: ${(error as Error).message}`);
  }
};

const inPlainWords = (error: unknown): never => {
  if (error instanceof AppError && error.code === 'account-exists')
    throw new CommandError('There is an account with this address already.');
  throw error instanceof AppError ? new CommandError(error.message) : error;
};
