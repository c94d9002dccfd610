import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminRetentionEndpoints as calls, type RetentionDue } from '#contracts/people/admin-retention.ts';
import { RETENTION_NAMES, type RetentionName } from '#domain/privacy/retention.ts';
import { bindings } from '#server/bindings.ts';
import {
  carts,
  enquiries,
  enquiryEntries,
  gatewayEvents,
  importRuns,
  mails,
  orders,
  retentionRules,
  retentionRuns,
} from '#server/db/schema/index.ts';
import { retentionRules as rules } from '#server/person-keepers.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { addUnused, markSeen } from '#server/testing/people/add-unused.ts';
import { signedIn, testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { privacyJobs } from '../privacy.jobs.ts';

const LONG_AGO = new Date('2015-03-10T10:00:00Z');
const LATER = new Date('2015-09-10T10:00:00Z');
const database = given(freshDatabase);
const academy = given(() => testCalls(bindings, { db: database.db }));
/** Another for each test: how often one may ask is counted. */
const admin = givenEach(() => addUser(database.db, { role: 'admin', password: 'Right-horse-2026' }));

const dueOf = async (name: RetentionName): Promise<RetentionDue | undefined> => {
  const { answer } = await academy.call(calls.dryRunRetention, {}, admin);
  return calls.dryRunRetention.response.parse(answer).due.find((one) => one.name === name);
};
const stateOf = async () => {
  const { answer } = await academy.call(calls.getRetention, {}, admin);
  return calls.getRetention.response.parse(answer);
};
const choose = (name: RetentionName, isEnabled = true, months = 24) =>
  academy.call(calls.changeRetention, { name, months, isEnabled }, admin);
const start = (name: RetentionName) => academy.call(calls.runRetention, { name }, admin);
const work = async (wanted: string) => {
  const waiting = academy.jobs.splice(0).filter(({ name }) => name === wanted);
  for (const job of privacyJobs(academy.jobDeps))
    if (job.name === wanted)
      for (const { data } of job.everySeconds ? [{ data: {} }] : waiting) await job.work(data);
};
/** How many rows were taken away. */
const run = async (name: RetentionName): Promise<number | undefined> => {
  await choose(name);
  expect((await start(name)).status).toBe(200);
  await work('carry-out-retention');
  return (await stateOf()).runs[0]?.rows;
};

const enquiry = async (facts: Partial<typeof enquiries.$inferInsert> = {}) => {
  const id = uuidv7();
  const blank = { phone: '', country: '', professionalRole: '', message: 'Hello', details: {} };
  const person = { firstName: 'Lina', lastName: 'Haddad', email: `${id}@example.com` };
  const asked = { wantsNotice: false, acceptsMarketing: false, createdAt: LONG_AGO };
  const row = { id, status: 'closed' as const, ...blank, ...person, ...asked, ...facts };
  await database.db.insert(enquiries).values(row);
  return id;
};
const letter = (facts: Partial<typeof mails.$inferInsert> = {}) => {
  const id = uuidv7();
  return { id, dedupeKey: id, template: 'welcome', recipient: `${id}@example.com`, data: {}, ...facts };
};
const draft = async (facts: Partial<typeof orders.$inferInsert> = {}) => {
  const [id, { id: userId }] = [uuidv7(), await addUser(database.db)];
  const row = { id, userId, reference: `AUR-${id}`, state: 'draft' as const, createdAt: LONG_AGO, ...facts };
  await database.db.insert(orders).values(row);
  return id;
};
const message = (facts: Partial<typeof gatewayEvents.$inferInsert> = {}) => {
  const id = uuidv7();
  const said = { gateway: 'sandbox', eventId: id, gatewayRef: id, kind: 'paid', raw: '{"card":"4242"}' };
  return { id, ...said, receivedAt: LONG_AGO, processedAt: LONG_AGO, ...facts };
};

/** Two of each kind that go, the second half a year younger, and those that stay. */
const SEEDS: Record<RetentionName, () => Promise<unknown>> = {
  enquiries: async () => {
    const enquiryId = await enquiry();
    const note = { kind: 'note' as const, text: 'Called', authorId: admin.id, createdAt: LONG_AGO };
    await database.db.insert(enquiryEntries).values({ id: uuidv7(), enquiryId, ...note });
    await enquiry({ status: 'spam', createdAt: LATER });
    await enquiry({ status: 'open' });
    await enquiry({ wantsNotice: true });
    await enquiry({ acceptsMarketing: true });
    await enquiry({ createdAt: new Date() });
  },
  letters: () =>
    database.db
      .insert(mails)
      .values([
        letter({ state: 'sent', createdAt: LONG_AGO }),
        letter({ state: 'dropped', createdAt: LATER }),
        letter({ state: 'waiting', createdAt: LONG_AGO }),
        letter({ state: 'failed', createdAt: LONG_AGO }),
        letter({ state: 'sent', createdAt: new Date() }),
      ] as (typeof mails.$inferInsert)[]),
  drafts: async () => {
    await draft();
    await draft({ createdAt: LATER });
    await draft({ state: 'cancelled' });
    await draft({ createdAt: new Date() });
    const orderId = await draft();
    const { id: userId } = await addUser(database.db);
    await database.db.insert(carts).values({ userId, orderId, changedAt: LONG_AGO });
  },
  carts: async () => {
    for (const changedAt of [LONG_AGO, LATER, new Date()])
      await database.db.insert(carts).values({ userId: (await addUser(database.db)).id, changedAt });
  },
  'gateway-messages': () =>
    database.db
      .insert(gatewayEvents)
      .values([
        message(),
        message({ receivedAt: LATER }),
        message({ raw: '' }),
        message({ processedAt: null }),
        message({ receivedAt: new Date() }),
      ]),
  accounts: () => addUnused(database.db, { longAgo: LONG_AGO, later: LATER }),
  imports: async () => {
    const ended = (finishedAt: Date | null) => ({
      ...{ id: uuidv7(), makesCourse: true, file: 'deck.pptx', bytesId: uuidv7(), requestedBy: admin.id },
      ...{ requestedAt: LONG_AGO, toldAt: LONG_AGO, finishedAt },
    });
    await database.db.insert(importRuns).values([LONG_AGO, LATER, new Date(), null].map(ended));
  },
};

beforeEach(async () => {
  for (const table of [
    enquiryEntries,
    enquiries,
    mails,
    carts,
    orders,
    gatewayEvents,
    importRuns,
    retentionRuns,
    retentionRules,
  ])
    await database.db.delete(table);
  // Nobody of an earlier test is due.
  await markSeen(database.db);
  academy.jobs.splice(0);
});

test('there is a rule of every name', () => {
  expect(rules.map(({ name }) => name).sort()).toEqual([...RETENTION_NAMES].sort());
});

describe.each(RETENTION_NAMES)('%s', (name) => {
  test('that are due are counted by a dry run, and go by the run, and no others', async () => {
    await SEEDS[name]();
    const due = await dueOf(name);
    expect(due).toMatchObject({
      ...{ rows: 2, oldest: LONG_AGO.toISOString(), newest: LATER.toISOString() },
      sample: [{ at: LONG_AGO.toISOString() }, { at: LATER.toISOString() }],
    });
    expect(due?.sample.every(({ label }) => label !== '')).toBe(true);
    expect(await dueOf(name)).toEqual(due);
    expect(await run(name)).toBe(2);
    expect(await dueOf(name)).toMatchObject({ rows: 0, oldest: null, newest: null, sample: [] });
    expect(await run(name)).toBe(0);
  });

  test('of which there are none are none by either', async () => {
    expect(await dueOf(name)).toMatchObject({ rows: 0, sample: [] });
    expect(await run(name)).toBe(0);
  });
});

describe('a rule', () => {
  test('that is off does nothing, neither at night nor when it is asked to', async () => {
    await SEEDS.carts();
    await work('keep-to-retention');
    expect(await start('carts')).toMatchObject({ status: 409 });
    expect(await dueOf('carts')).toMatchObject({ rows: 2 });
    expect((await stateOf()).runs).toEqual([]);
  });

  test('that is on is carried out at night, alone, and the run is written down', async () => {
    await SEEDS.carts();
    await SEEDS.letters();
    await choose('carts');
    await work('keep-to-retention');
    expect((await stateOf()).runs).toMatchObject([{ name: 'carts', rows: 2, by: '' }]);
    expect((await stateOf()).runs[0]?.endedAt).not.toBeNull();
    expect(await dueOf('letters')).toMatchObject({ rows: 2 });
  });

  test('takes away as many as there are, in batches', async () => {
    const many = Array.from({ length: 1201 }, () => letter({ state: 'sent', createdAt: LONG_AGO }));
    await database.db.insert(mails).values(many as (typeof mails.$inferInsert)[]);
    expect(await dueOf('letters')).toMatchObject({ rows: 1201 });
    expect(await run('letters')).toBe(1201);
  });

  test('has one run at a time', async () => {
    await SEEDS.carts();
    await choose('carts');
    const begun = await Promise.all([1, 2, 3].map(() => start('carts')));
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await work('carry-out-retention');
    expect(await database.db.$count(retentionRuns)).toBe(1);
    expect((await start('carts')).status).toBe(200);
  });

  test('goes on where its process died, and one that is never heard of again is not waited for', async () => {
    await choose('carts');
    await start('carts');
    const began = new Date(Date.now() - 3 * 60 * 60_000);
    await database.db.update(retentionRuns).set({ startedAt: began });
    expect((await start('carts')).status).toBe(200);
    expect(await database.db.$count(retentionRuns)).toBe(2);
  });

  test('is chosen within its bounds, by an administrator with a recent login or the password', async () => {
    const asked = (months: number, person: Parameters<typeof academy.call>[2], password = '') =>
      academy.call(calls.changeRetention, { name: 'letters', months, isEnabled: true, password }, person);
    for (const months of [1, 23, 121]) expect((await asked(months, admin)).status).toBe(400);
    const longAgo = signedIn(admin, new Date(Date.now() - 60 * 60_000));
    expect(await asked(24, longAgo)).toMatchObject({ status: 403, answer: { code: 'confirm-password' } });
    expect((await asked(25, longAgo, 'Right-horse-2026')).status).toBe(200);
    expect((await stateOf()).rules).toContainEqual({ name: 'letters', months: 25, isEnabled: true });
    const staff = await addUser(database.db, { role: 'staff' });
    for (const by of [staff, await addUser(database.db), undefined]) {
      expect((await asked(24, by)).status).toBeGreaterThan(400);
      expect((await academy.call(calls.runRetention, { name: 'letters' }, by)).status).toBeGreaterThan(400);
      expect((await academy.call(calls.dryRunRetention, {}, by)).status).toBeGreaterThan(400);
    }
  });
});

test('what came to be needed after the dry run stays', async () => {
  const [placed, given] = [await draft(), await draft()];
  expect(await dueOf('drafts')).toMatchObject({ rows: 2 });
  await database.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, placed));
  expect(await run('drafts')).toBe(1);
  const left = await database.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [placed, given]));
  expect(left).toEqual([{ id: placed }]);
});

test('what is placed while its rule is carried out stays', async () => {
  const placed = await draft();
  await choose('drafts');
  await start('drafts');
  let working: Promise<void> = Promise.resolve();
  await database.db.transaction(async (tx) => {
    await tx.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, placed));
    // It finds the draft that was, and waits for this.
    working = work('carry-out-retention');
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await working;
  expect((await stateOf()).runs).toMatchObject([{ rows: 0 }]);
  expect(await database.db.$count(orders, eq(orders.id, placed))).toBe(1);
});
