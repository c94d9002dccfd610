import { BackupError } from '../modules/operations/index.ts';
import { ConfigError } from '../platform/config.ts';
import { DatabaseTrouble } from '../platform/db/database-trouble.ts';
import { backupCommand, backupsCommand } from './backup.ts';
import { badgeKeysCommand, revokeBadgeKeyCommand } from './badge-keys.ts';
import { type Command, CommandError, type Terminal } from './command.ts';
import { createAdminCommand } from './create-admin.ts';
import { demoCommand } from './demo.ts';
import { fireDrillCommand } from './fire-drill.ts';
import { helpText } from './help.ts';
import { initCommand } from './init/init.ts';
import { migrateCommand } from './migrate.ts';
import { resealCommand } from './reseal.ts';
import { resetTwoStepCommand } from './reset-two-step.ts';
import { restoreCommand } from './restore.ts';
import { restoreDrillCommand } from './restore-drill.ts';
import { setRoleCommand } from './set-role.ts';
import { verifyLedgerCommand } from './verify-ledger.ts';

/** What is told by its words alone. */
const PLAIN = [ConfigError, CommandError, DatabaseTrouble, BackupError];

const COMMANDS: readonly Command[] = [
  initCommand,
  migrateCommand,
  demoCommand,
  createAdminCommand,
  setRoleCommand,
  resetTwoStepCommand,
  verifyLedgerCommand,
  fireDrillCommand,
  backupCommand,
  backupsCommand,
  restoreCommand,
  restoreDrillCommand,
  resealCommand,
  badgeKeysCommand,
  revokeBadgeKeyCommand,
];

/** Answers with the exit code: 0, or 1 after saying in plain lines what is to be mended. */
export const runCommand = async (terminal: Terminal, [name = 'help', ...args]: string[]): Promise<number> => {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    const isHelp = ['help', '--help', '-h'].includes(name);
    if (!isHelp) terminal.complain(`There is no command ${name}.`);
    for (const line of helpText(COMMANDS)) terminal.say(line);
    return isHelp ? 0 : 1;
  }
  try {
    return await command.run(terminal, args);
  } catch (error) {
    if (!PLAIN.some((kind) => error instanceof kind)) throw error;
    for (const line of (error as Error).message.split('\n')) terminal.complain(line);
    return 1;
  }
};
