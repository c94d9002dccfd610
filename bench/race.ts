import { setTimeout as sleep } from 'node:timers/promises';
import { checkBooks, openBooks } from './kit/books.ts';
import { addBuyers, addOpenCourse } from './kit/buyers.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, startGateway, startShop } from './kit/processes.ts';
import { type Race, type Round, runRound, SEATS } from './kit/race-rounds.ts';
import { figure, median, printTable } from './kit/report.ts';
import { type Bystander, latencies, RUSH_COLUMNS, runRush, rushRow, watchPages } from './kit/rush.ts';

const SHOP_PORTS = [3430, 3431] as const;
const GATEWAY_PORT = 3432;

const buyerCount = readOption('buyers', 500);
const roundCount = readOption('rounds', 20);
/** Buyers and seats. */
const RUSHES = [
  [500, 10],
  [2_000, 10],
  [2_000, 200],
] as const;
const QUIET_MS = 5_000;

const printRounds = (rounds: readonly Round[]) => {
  const sold = rounds.map((round) => round.sold);
  const times = rounds.map(({ seconds }) => seconds);
  const doubles = rounds.reduce((sum, { doubleCharges }) => sum + doubleCharges, 0);
  printTable(
    [
      'Rounds',
      'Buyers',
      'Seats',
      'Sold, least',
      'Sold, most',
      'Charged twice',
      'Seconds, median',
      'Seconds, most',
    ],
    [
      [
        String(rounds.length),
        String(buyerCount),
        String(SEATS),
        String(Math.min(...sold)),
        String(Math.max(...sold)),
        String(doubles),
        figure(median(times)),
        figure(Math.max(...times)),
      ],
    ],
  );
  const refusals = new Map<string, number>();
  for (const round of rounds) {
    for (const [code, count] of round.refusals) refusals.set(code, (refusals.get(code) ?? 0) + count);
  }
  printTable(
    ['Refusal', 'Answers'],
    [...refusals].map(([code, count]) => [code, String(count)]),
  );
};

/** What a rush does to its buyers and to two pages that have nothing to do with it. */
const printRushes = async (race: Race, bystanders: readonly Bystander[]): Promise<string[]> => {
  const quiet = await watchPages(bystanders, sleep(QUIET_MS));
  const rows = [['None', '', '', '', ...quiet.map(latencies)]];
  const broken: string[] = [];
  for (const [count, seats] of RUSHES) {
    const rush = await runRush({ ...race, buyers: race.buyers.slice(0, count) }, seats, bystanders);
    rows.push(rushRow(`${count} buyers, ${seats} seats`, rush));
    broken.push(...rush.broken);
  }
  console.log('\nTimes are p50 / p95 in milliseconds.');
  printTable([...RUSH_COLUMNS, ...bystanders.map(({ name }) => name)], rows);
  return broken;
};

await runPart('race: many buyers, few seats, two servers on one database', async (part) => {
  const books = await openBooks(part);
  const env = { SANDBOX_URL: `http://127.0.0.1:${GATEWAY_PORT}`, WORK: 'all', ...GATEWAY_SECRETS };
  // One after the other: the first loads the demo world, which the second must find whole.
  const first = await startShop(part, SHOP_PORTS[0], env);
  const second = await startShop(part, SHOP_PORTS[1], env);
  await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: SHOP_PORTS[0] });
  const most = Math.max(buyerCount, ...RUSHES.map(([count]) => count));
  const [reader, ...buyers] = await addBuyers(books, most + 1);
  const race: Race = { books, shops: [first.url, second.url], buyers };

  const rounds: Round[] = [];
  for (let number = 1; number <= roundCount; number++)
    rounds.push(await runRound({ ...race, buyers: buyers.slice(0, buyerCount) }, `round ${number}`));
  printRounds(rounds);
  const other = await addOpenCourse(books, SEATS);
  const broken = await printRushes(race, [
    { name: 'Page of another course', url: `${first.url}/in-person/courses/${other.slug}` },
    { name: 'Somebody’s orders', url: `${first.url}/orders`, cookie: reader?.cookie },
  ]);
  return [...rounds.flatMap((round) => round.broken), ...broken, ...(await checkBooks(books))];
});
