import { openBooks } from './kit/books.ts';
import { addBuyers } from './kit/buyers.ts';
import { memoryOf, mostResident } from './kit/memory-of.ts';
import { type OddRequest, oddRequests, type Who } from './kit/odd-requests.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { megabytes, printTable } from './kit/report.ts';
import { sendOdd, type Told } from './kit/send-odd.ts';
import { staffHeaders } from './kit/staff.ts';

const PORT = 3470;
const PEOPLE = 20;
/** Of more at once the door sends some away. */
const LET_IN = 6;

const requests = readOption('requests', 20_000);
const seed = readOption('seed', 1);
const atOnce = readOption('at-once', 4);

const nameOf = ({ who, method, path, headers }: OddRequest) =>
  `${who} ${method} ${path.slice(0, 120)} (${headers['content-type'] ?? 'no type'})`;

const isBroken = ({ status, body }: Told) =>
  status === 0 || (status >= 500 && !(atOnce > LET_IN && body.includes('We are busy for a moment')));

await runPart('fuzz: requests that nobody means, over every address', async (part) => {
  const { pid } = await startShop(part, PORT);
  const books = await openBooks(part);
  const learners = await addBuyers(books, PEOPLE);
  const staff = await Promise.all(Array.from({ length: PEOPLE }, () => staffHeaders(books)));
  const cookiesOf: Record<Who, string[]> = {
    stranger: [],
    learner: learners.map(({ cookie }) => cookie),
    staff: staff.map(({ cookie }) => cookie),
  };
  const before = memoryOf(pid).resident;
  const times = new Map<number, number>();
  const broken = new Map<string, string>();
  const queue = oddRequests(seed);
  let sent = 0;
  const work = async () => {
    while (sent++ < requests) {
      const odd = queue.next().value as OddRequest;
      const cookies = cookiesOf[odd.who];
      const told = await sendOdd(PORT, odd, cookies[sent % cookies.length]);
      times.set(told.status, (times.get(told.status) ?? 0) + 1);
      if (isBroken(told)) broken.set(nameOf(odd), `${told.status} ${told.body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  printTable(
    ['Answer', 'Times'],
    [...times].sort().map(([status, count]) => [String(status || 'none'), String(count)]),
  );
  console.log(
    `\nResident: ${megabytes(before)} before, ${megabytes(memoryOf(pid).resident)} after, ${megabytes(mostResident(pid))} at most.`,
  );
  return [...broken].map(([what, how]) => `${what}: ${how}`);
});
