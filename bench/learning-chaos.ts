import { chromium } from '@playwright/test';
import { PEOPLE } from '../e2e/journey.ts';
import { COUNTED, runChaos, type Server, type Told } from '../e2e/learning-chaos/run-chaos.ts';
import { openSession } from '../e2e/own-server.ts';
import { chromiumLaunch } from '../tools/chromium.mjs';
import { readOption } from './kit/options.ts';
import { type Part, runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { printTable } from './kit/report.ts';

const PORT = 3497;
const START_MS = 300_000;
const SEED_MS = 120_000;

const seeds = readOption('seeds', 100);
const from = readOption('from', 1);

/** The academy, killed and started anew with the same data. */
const mortalShop = async (part: Part): Promise<Server> => {
  let shop = await startShop(part, PORT);
  return {
    base: shop.url,
    start: async () => {
      shop = await startShop(part, PORT);
    },
    kill: () => {
      process.kill(shop.pid, 'SIGKILL');
      return shop.stop();
    },
  };
};

const total = (tolds: readonly Told[], what: (typeof COUNTED)[number]) =>
  tolds.reduce((sum, { figures }) => sum + figures[what], 0);

await runPart(
  `learning-chaos: seeds ${from} to ${from + seeds - 1}, one learner with two devices`,
  async (part) => {
    const server = await mortalShop(part);
    const cookie = await openSession(server.base, PEOPLE.learner);
    const browser = await chromium.launch(await chromiumLaunch());
    part.atEnd(() => browser.close());
    const tolds: Told[] = [];
    for (let seed = from; seed < from + seeds; seed++) {
      const told = await runChaos({ browser, server, cookie, seed });
      if (told.broken.length > 0) console.error(`\nseed ${seed}:\n${told.story.join('\n')}`);
      tolds.push({ ...told, broken: told.broken.map((what) => `seed ${seed}: ${what}`) });
    }
    printTable(
      ['Seeds', 'Passed', ...COUNTED],
      [
        [
          String(seeds),
          String(tolds.filter(({ broken }) => broken.length === 0).length),
          ...COUNTED.map((what) => String(total(tolds, what))),
        ],
      ],
    );
    return tolds.flatMap(({ broken }) => broken);
  },
  START_MS + seeds * SEED_MS,
);
