import { drillRestore } from '../modules/operations/index.ts';
import type { Command } from './command.ts';
import { atMigratedWork, outerAt } from './workplace.ts';

export const restoreDrillCommand: Command = {
  name: 'restore-drill',
  usage: '',
  summary:
    'Restore the newest kept backup into a database that is made for it and dropped after, and verify its books; exits with 1 when that fails',
  run: (terminal) =>
    atMigratedWork(terminal, async (place) => {
      const { ok, name, detail } = await drillRestore(await outerAt(place));
      if (ok) terminal.say(`${name}: ${detail}.`);
      else terminal.complain(detail);
      return ok ? 0 : 1;
    }),
};
