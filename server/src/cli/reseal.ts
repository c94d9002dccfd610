import { resealLinks } from '../modules/payment-cases/index.ts';
import type { Command } from './command.ts';
import { atMigratedWork, outerAt } from './workplace.ts';

export const resealCommand: Command = {
  name: 'reseal',
  usage: '',
  summary:
    'After a change of LINK_KEY: make the links of payment cases with the new one; sent links stay good',
  run: (terminal) =>
    atMigratedWork(terminal, async (place) => {
      const count = await resealLinks(await outerAt(place));
      terminal.say(`Made ${count} links of payment cases with the present key.`);
      return 0;
    }),
};
