import type { Command } from './command.ts';

export const helpText = (commands: readonly Command[]): string[] => [
  'npm run academy -- <command>',
  '',
  ...commands.flatMap(({ name, usage, summary }) => [`  ${`${name} ${usage}`.trim()}`, `      ${summary}.`]),
  '  help',
  '      Show this.',
  '',
  'The database is that of DATABASE_URL, or the embedded one of DATA_DIR; a server may be running on it.',
  'A backup holds everything but waiting jobs: what is open is found again by reconciliation after a restore.',
  'Secrets are not in it: keep secrets.json of the data folder, or the variables, and BACKUP_KEY, in another place than your backups.',
];
