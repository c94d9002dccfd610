import { fuzz } from '../e2e/fuzz/fuzz.ts';
import { openBooks } from './kit/books.ts';
import { addBuyers } from './kit/buyers.ts';
import { memoryOf, mostResident } from './kit/memory-of.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { megabytes, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const PORT = 3470;
const PEOPLE = 20;

const requests = readOption('requests', 20_000);
const seed = readOption('seed', 1);
const atOnce = readOption('at-once', 4);

await runPart('fuzz: requests that nobody means, over every address', async (part) => {
  const { pid } = await startShop(part, PORT);
  const books = await openBooks(part);
  const learners = await addBuyers(books, PEOPLE);
  const staff = await Promise.all(Array.from({ length: PEOPLE }, () => staffHeaders(books)));
  const cookiesOf = {
    stranger: [],
    learner: learners.map(({ cookie }) => cookie),
    staff: staff.map(({ cookie }) => cookie),
  };
  const before = memoryOf(pid).resident;
  const { times, faults } = await fuzz({ port: PORT, seed, requests, atOnce, cookiesOf });
  printTable(
    ['Answer', 'Times'],
    [...times].sort().map(([status, count]) => [String(status || 'none'), String(count)]),
  );
  console.log(
    `\nResident: ${megabytes(before)} before, ${megabytes(memoryOf(pid).resident)} after, ${megabytes(mostResident(pid))} at most.`,
  );
  return faults;
});
