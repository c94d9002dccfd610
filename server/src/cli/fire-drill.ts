import type { DrillBooks, ScenarioResult } from '#contracts/site/admin-fire-drill.ts';
import { createFireDrill } from '../drill/index.ts';
import { DrillRefused } from '../modules/fire-drill/index.ts';
import { type Command, CommandError, requireSandbox, type Terminal } from './command.ts';
import { atWork } from './workplace.ts';

const PLANT = '--plant-mistake';
const NAME_WIDTH = 30;

export const fireDrillCommand: Command = {
  name: 'fire-drill',
  usage: `[${PLANT}]`,
  summary: `Play every misbehaviour of a card gateway, in a scratch database beside this one, and verify the books; exits with 1 when something did not hold. With ${PLANT} a check is taken out first, to see the drill find it`,
  run: async (terminal, args) => {
    if (args.some((arg) => arg !== PLANT)) throw new CommandError(`fire-drill takes nothing but ${PLANT}.`);
    const sandboxGateway = requireSandbox(terminal);
    return atWork(terminal, ({ url }) =>
      drill(terminal, { url, sandboxGateway, hasMistake: args.includes(PLANT) }),
    );
  },
};

const drill = async (terminal: Terminal, deps: Parameters<typeof createFireDrill>[0]): Promise<number> => {
  try {
    if (deps.hasMistake) terminal.say('A mistake is planted: messages are believed without a signature.');
    const { results, books } = await createFireDrill(deps).run(async (result) => tell(terminal, result));
    return sumUp(terminal, results, books);
  } catch (error) {
    if (error instanceof DrillRefused) throw new CommandError(error.message);
    throw error;
  }
};

const tell = (terminal: Terminal, { name, happens, holds, amiss }: ScenarioResult) => {
  const verdict = amiss.length === 0 ? 'held' : 'DID NOT HOLD';
  terminal.say(`${verdict.padEnd(13)} ${name.padEnd(NAME_WIDTH)} ${happens}: ${holds}.`);
  for (const { what, expected, found } of amiss)
    terminal.say(`              ${what}: expected ${expected}, found ${found}`);
};

const sumUp = (terminal: Terminal, results: ScenarioResult[], { checked, problems }: DrillBooks): number => {
  const counts = Object.entries(checked).map(([name, count]) => `${count} ${name}`);
  const held = results.filter(({ amiss }) => amiss.length === 0).length;
  terminal.say('');
  terminal.say(`${held} of ${results.length} held.`);
  terminal.say(`Books: ${problems.length === 0 ? 'verified' : 'WRONG'}. Checked ${counts.join(', ')}.`);
  for (const problem of problems) terminal.say(`  ${problem}`);
  return held === results.length && problems.length === 0 ? 0 : 1;
};
