import { checkBooks, openBooks } from './kit/books.ts';
import { addBuyers } from './kit/buyers.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, startGateway, startShop } from './kit/processes.ts';
import { type Round, runRound, SEATS } from './kit/race-rounds.ts';
import { figure, median, printTable } from './kit/report.ts';

const SHOP_PORTS = [3430, 3431] as const;
const GATEWAY_PORT = 3432;

const buyerCount = readOption('buyers', 500);
const roundCount = readOption('rounds', 20);

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

await runPart('race: many buyers, few seats, two servers on one database', async (part) => {
  const books = await openBooks(part);
  const env = { SANDBOX_URL: `http://127.0.0.1:${GATEWAY_PORT}`, WORK: 'all', ...GATEWAY_SECRETS };
  // One after the other: the first loads the demo world, which the second must find whole.
  const first = await startShop(part, SHOP_PORTS[0], env);
  const second = await startShop(part, SHOP_PORTS[1], env);
  await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: SHOP_PORTS[0] });
  const buyers = await addBuyers(books, buyerCount);

  const rounds: Round[] = [];
  for (let number = 1; number <= roundCount; number++)
    rounds.push(await runRound({ books, shops: [first.url, second.url], buyers }, `round ${number}`));
  printRounds(rounds);
  return [...rounds.flatMap(({ broken }) => broken), ...(await checkBooks(books))];
});
