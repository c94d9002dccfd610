import type { Ports } from '../calls/context.ts';
import { clearDemo, isDemoDatabase, isEmptyDatabase, loadDemo } from '../demo/index.ts';
import { type Command, CommandError, requireSandbox, type Terminal } from './command.ts';
import { atMigratedWork, portsAt, type Workplace } from './workplace.ts';

const RESET = '--reset';

export const demoCommand: Command = {
  name: 'demo',
  usage: `[${RESET}]`,
  summary: `Load sample people, courses, orders and payment cases into an empty database; with ${RESET} over the samples that are there`,
  run: async (terminal, args) => {
    if (args.some((arg) => arg !== RESET)) throw new CommandError(`demo takes nothing but ${RESET}.`);
    return atMigratedWork(terminal, (place) => load(terminal, place, args.includes(RESET)));
  },
};

const load = async (terminal: Terminal, place: Workplace, reset: boolean): Promise<number> => {
  const { config, database } = place;
  if (!config.demo) throw new CommandError('Samples are for demo mode only: set DEMO=1.');
  const ports = await portsAt(place);
  if (reset) await clear(place, ports.storage);
  if (!(await isEmptyDatabase(database))) {
    const isDemo = await isDemoDatabase(database);
    throw new CommandError(
      isDemo
        ? `The samples are there already; ${RESET} puts them back as they were.`
        : 'This database holds a real academy: samples are never mixed into one.',
    );
  }
  const sandboxGateway = requireSandbox(terminal);
  const report = await loadDemo({ ...place, ports, sandboxGateway, now: () => new Date() });
  terminal.say(
    report
      ? `Loaded ${report.courses} courses, ${report.orders} orders and ${report.cases} payment cases.`
      : 'Somebody else has loaded the samples meanwhile.',
  );
  return 0;
};

const clear = async ({ database }: Workplace, storage: Ports['storage']): Promise<void> => {
  if (await isEmptyDatabase(database)) return;
  if (!(await isDemoDatabase(database)))
    throw new CommandError('This database holds a real academy and is not emptied by a command.');
  await clearDemo(database, storage);
};
