import { describe, expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { type Figure, getHome, type Home, PERIODS } from '#contracts/reporting/admin-home.ts';
import { listPayments } from '#contracts/reporting/admin-payments.ts';
import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createLoadedDemo } from '#server/testing/worlds/loaded-demo.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

type Rows = RequestOf<typeof listPayments>;
type Read = {
  home: (period: Home['period']) => Promise<Home>;
  rows: (asked: Rows) => Promise<Figure>;
};

/** Every figure of the answer, with what its link asks the list for. */
const figuresOf = ({ received, steps, months }: Home): [Rows, Figure][] => [
  ...[received, ...steps].flatMap(({ from, to, total, kinds }): [Rows, Figure][] => [
    [{ from, to }, total],
    ...SALE_KINDS.map((kind): [Rows, Figure] => [{ from, to, kind }, kinds[kind]]),
  ]),
  ...[...months, ...steps.map(({ yearBefore }) => yearBefore)].map(({ from, to, total }): [Rows, Figure] => [
    { from, to },
    total,
  ]),
];

const expectProvenFigures = async ({ home, rows }: Read): Promise<void> => {
  for (const period of PERIODS)
    for (const [asked, figure] of figuresOf(await home(period)))
      expect({ asked, ...(await rows(asked)) }).toEqual({ asked, ...figure });
};

describe('every number of the home of staff is that of the rows that it leads to', () => {
  const database = given(freshDatabase);
  const world = given(() => createOrdersWorld(database.db));
  const staff = given(() => addUser(database.db, { role: 'staff' }));
  const read: Read = {
    home: async (period) => (await world.call(getHome, { period }, staff)).answer.home as Home,
    rows: async (asked) => (await world.call(listPayments, asked, staff)).answer.total as Figure,
  };

  test('before anything is sold', async () => {
    await expectProvenFigures(read);
    expect((await read.home('12m')).received.total).toEqual({ count: 0, eur: 0 });
  });

  test('after one sale', async () => {
    await world.buy(await addUser(database.db), await addCourse(database.db));
    await expectProvenFigures(read);
    for (const period of PERIODS) {
      const { received, steps, months } = await read.home(period);
      expect(received.total).toEqual({ count: 1, eur: 145_000 });
      expect([received.kinds.InPersonCourse, steps.at(-1)?.total, months[0]?.total]).toEqual(
        Array(3).fill(received.total),
      );
    }
  });

  test('what the call does not know is refused', async () => {
    expect((await world.call(getHome, { period: '1y' } as never, staff)).status).toBe(400);
    expect((await world.call(getHome, { period: '' }, staff)).answer.home).toMatchObject({ period: '12m' });
  });
});

describe('in the demo world', () => {
  const demo = given(createLoadedDemo);

  test('every number is that of its rows, and there are some of every kind', async () => {
    const { call, caller } = await demo.signInAs('Staff');
    const read: Read = {
      home: async (period) => (await call(getHome, { period }, caller)).answer.home as Home,
      rows: async (asked) => (await call(listPayments, asked, caller)).answer.total as Figure,
    };
    await expectProvenFigures(read);
    const { received } = await read.home('12m');
    expect(received.kinds.InPersonCourse.count).toBeGreaterThan(10);
    expect(received.kinds.ELearningCourse.count).toBeGreaterThan(0);
  }, 60_000);
});
