import type { Command } from './command.ts';
import { atMigratedWork } from './workplace.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary:
    'Bring the database to the state that this version needs; the server does so by itself at each start',
  run: (terminal) =>
    atMigratedWork(terminal, async () => {
      terminal.say('The database is up to date.');
      return 0;
    }),
};
