import { resealAuthenticators } from '../modules/identity/index.ts';
import { resealWebhooks } from '../modules/integrations/index.ts';
import { resealLinks } from '../modules/payment-cases/index.ts';
import type { Command } from './command.ts';
import { atMigratedWork, outerAt } from './workplace.ts';

export const resealCommand: Command = {
  name: 'reseal',
  usage: '',
  summary:
    'After a change of LINK_KEY or FIELD_KEY: make links of payment cases and seal secrets with the new one; sent links stay good',
  run: (terminal) =>
    atMigratedWork(terminal, async (place) => {
      const outer = await outerAt(place);
      const links = await resealLinks(outer);
      terminal.say(`Made ${links} links of payment cases with the present key.`);
      const [people, webhooks] = [await resealAuthenticators(outer), await resealWebhooks(outer)];
      terminal.say(`Sealed ${people} authenticators and ${webhooks} webhooks with the present key.`);
      return 0;
    }),
};
