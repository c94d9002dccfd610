import { rmSync } from 'node:fs';
import { refugeFor } from '#server/platform/db/cluster-location.ts';
import { readOption } from './kit/options.ts';
import { type Part, runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, median, printTable } from './kit/report.ts';

const PORT = 3440;
const runs = readOption('runs', 3);

/** Seconds from the start of the process until the home page has been served. */
const timeToFirstPage = async (part: Part): Promise<number> => {
  const begin = performance.now();
  const shop = await startShop(part, PORT);
  const response = await fetch(shop.url);
  await response.arrayBuffer();
  const seconds = (performance.now() - begin) / 1000;
  await shop.stop();
  if (!response.ok) throw new Error(`the home page answered ${response.status}`);
  return seconds;
};

await runPart('start: until the first page is served', async (part) => {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const folder of [part.dataDir, refugeFor(part.dataDir)])
      rmSync(folder, { recursive: true, force: true });
    cold.push(await timeToFirstPage(part));
    warm.push(await timeToFirstPage(part));
  }
  const row = (what: string, times: number[]) => [
    what,
    String(times.length),
    ...[median(times), Math.min(...times), Math.max(...times)].map((time) => figure(time, 's')),
  ];
  printTable(
    ['Start', 'Runs', 'Median', 'Least', 'Most'],
    [row('Cold: new database and demo world', cold), row('Warm: both are there', warm)],
  );
  return [];
});
