import { setTimeout as sleep } from 'node:timers/promises';
import { addCourse } from '#server/testing/test-world.ts';
import { type Books, checkBooks, openBooks } from './kit/books.ts';
import { addBuyers, type Buyer, press } from './kit/buyers.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { GATEWAY_SECRETS, type Running, startGateway, startShop } from './kit/processes.ts';
import { figure, printTable } from './kit/report.ts';

const PORTS = [3440, 3441] as const;
const GATEWAY_PORT = 3442;
const SEATS = 20;
const AT_ONCE = 16;
const KILL_EVERY_MS = 3_000;

const peopleCount = readOption('people', 500);

type Shops = [Running, Running];
type Line = { id: string; userId: string };

/** Asks one of two servers, and whichever is there when one has been killed, until it is answered. */
const ask = async (shops: Shops, path: string, { cookie }: Buyer): Promise<Response> => {
  for (;;) {
    const shop = shops[Math.random() < 0.5 ? 0 : 1];
    try {
      const response = await fetch(shop.url + path, { method: 'POST', headers: { cookie } });
      if (response.status < 500) return response;
    } catch {
      // It was killed meanwhile.
    }
    await sleep(100 * Math.random());
  }
};

const inTurn = async <T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> => {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** Ends one of the two without a word every few seconds, and starts it again, until told to stop. */
const killing = (begin: (place: 0 | 1) => Promise<Running>, shops: Shops) => {
  let isOver = false;
  let kills = 0;
  const done = (async () => {
    while (!isOver) {
      await sleep(KILL_EVERY_MS * (0.5 + Math.random()));
      if (isOver) return;
      const place = Math.random() < 0.5 ? 0 : 1;
      process.kill(shops[place].pid, 'SIGKILL');
      kills += 1;
      shops[place] = await begin(place);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await done;
      return kills;
    },
  };
};

/** Whoever is offered a seat declines it, at any of the servers, until nobody is left to ask. */
const declineAll = async ({ books, shops, courseId, byId }: Handover): Promise<string[]> => {
  const broken: string[] = [];
  for (;;) {
    const { rows } = await books.pool.query<Line>(
      `select w.id, w.user_id as "userId" from waiting w join seat_claims c on c.id = w.offer_id
       where w.course_id = $1 and w.state = 'offered' and c.state = 'offered'`,
      [courseId],
    );
    if (rows.length === 0) return broken;
    await inTurn(rows, async ({ userId }) => {
      const buyer = byId.get(userId);
      if (buyer) await ask(shops, `/api/waiting-places/${courseId}/decline`, buyer);
    });
    broken.push(...(await judgeSeats(books, courseId)));
  }
};

type Handover = { books: Books; shops: Shops; courseId: string; byId: ReadonlyMap<string, Buyer> };

const judgeSeats = async ({ pool }: Books, courseId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ taken: number; live: number }>(
    `select taken, (select count(*)::int from seat_claims where course_id = $1 and state <> 'released') as live
     from course_runs where course_id = $1`,
    [courseId],
  );
  const [seats] = rows;
  return seats?.taken === seats?.live
    ? []
    : [`${seats?.taken} seats are counted, ${seats?.live} are claimed`];
};

/** Each person was offered one seat, in the order in which they joined. */
const judgeOffers = async ({ pool }: Books, courseId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ userId: string; joined: number }>(
    `select c.offered_to as "userId", w.joined from seat_claims c
     join (select user_id, row_number() over (order by position) ::int as joined from bench_line) w
       on w.user_id = c.offered_to
     where c.course_id = $1 and c.offered_to is not null order by c.id`,
    [courseId],
  );
  const broken: string[] = [];
  if (rows.length !== peopleCount) broken.push(`${rows.length} offers were made to ${peopleCount} people`);
  const early = rows.filter(({ joined }, i) => joined !== i + 1);
  if (early.length > 0) broken.push(`${early.length} offers were not made in the order of the line`);
  return broken;
};

await runPart(`waiting: ${peopleCount} people, ${SEATS} freed seats, two servers, kill -9`, async (part) => {
  const books = await openBooks(part);
  const env = { SANDBOX_URL: `http://127.0.0.1:${GATEWAY_PORT}`, WORK: 'all', ...GATEWAY_SECRETS };
  const begin = (place: 0 | 1) => startShop(part, PORTS[place], env);
  // One after the other: the first loads the demo world, which the second must find whole.
  const shops: Shops = [await begin(0), await begin(1)];
  await startGateway(part, { port: GATEWAY_PORT, databaseUrl: books.url, shopPort: PORTS[0] });
  const waitlist = { enabled: true, maxWaitlistSize: peopleCount, autoNotifyOnAvailability: true };
  const course = await addCourse(books.db, { capacity: SEATS, waitlist });
  const [sitting, people] = [await addBuyers(books, SEATS), await addBuyers(books, peopleCount)];
  const byId = new Map(people.map((one) => [one.id, one]));
  const orders: { buyer: Buyer; reference: string }[] = [];
  for (const buyer of sitting) {
    const answer = await press(shops[0].url, course.slug, buyer);
    if (answer.pressed) orders.push({ buyer, reference: answer.reference });
  }
  await inTurn(people, (buyer) => ask(shops, `/api/waiting-places/${course.id}/join`, buyer));
  await books.pool.query(
    'create table bench_line as select user_id, position from waiting where course_id = $1',
    [course.id],
  );

  const start = performance.now();
  const trouble = killing(begin, shops);
  await inTurn(orders, ({ buyer, reference }) => ask(shops, `/api/orders/${reference}/abandon`, buyer));
  const broken = await declineAll({ books, shops, courseId: course.id, byId });
  const seconds = (performance.now() - start) / 1000;
  const kills = await trouble.stop();
  printTable(
    ['People', 'Seats', 'Hand-overs', 'kill -9', 'Seconds', 'Hand-overs/s'],
    [
      [
        String(peopleCount),
        String(SEATS),
        String(peopleCount),
        String(kills),
        figure(seconds),
        figure(peopleCount / seconds),
      ],
    ],
  );
  return [...broken, ...(await judgeOffers(books, course.id)), ...(await checkBooks(books))];
});
