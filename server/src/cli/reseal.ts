import { createOuter } from '../calls/system.ts';
import { resealLinks } from '../modules/payment-cases/index.ts';
import type { Command } from './command.ts';
import { atMigratedWork, portsAt } from './workplace.ts';

export const resealCommand: Command = {
  name: 'reseal',
  usage: '',
  summary:
    'After a change of LINK_KEY: make the links of payment cases with the new one; sent links stay good',
  run: (terminal) =>
    atMigratedWork(terminal, async (place) => {
      const { database, log } = place;
      const ctx = createOuter({ database, log, ports: await portsAt(place), now: () => new Date() });
      terminal.say(`Made ${await resealLinks(ctx)} links of payment cases with the present key.`);
      return 0;
    }),
};
