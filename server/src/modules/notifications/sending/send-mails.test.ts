import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listMailbox } from '#contracts/site/mailbox.ts';
import { mails, users } from '#server/db/schema/index.ts';
import { listActions, raiseAction } from '#server/modules/payments/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createMailWorld } from '#server/testing/worlds/mail-world.ts';
import { notificationJobs } from '../notifications.jobs.ts';
import { notificationBindings } from '../notifications.routes.ts';

const database = given(freshDatabase);
const world = givenEach(() =>
  createMailWorld(database.db, { bindings: notificationBindings, jobsOf: notificationJobs }),
);

const rowsOf = (recipient: string) => database.db.select().from(mails).where(eq(mails.recipient, recipient));

describe('accounts', () => {
  test('who registers is asked to confirm the address, once, with a link that is stored nowhere', async () => {
    const user = await addUser(database.db, { emailVerifiedAt: null });
    await world.happened('user.registered', { userId: user.id });
    await world.happened('user.registered', { userId: user.id });
    expect(world.sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: user.email, subject: 'Please confirm your email address' },
    ]);
    const token = /verify-email\?token=([\w-]{43})/.exec(world.sent[0]?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    const rows = await rowsOf(user.email);
    expect(rows).toMatchObject([{ state: 'sent', data: { userId: user.id } }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a link that is asked for again is a new one, at most once a minute', async () => {
    const user = await addUser(database.db);
    await world.happened('user.password-forgotten', { userId: user.id });
    world.now = new Date(world.now.getTime() + 61_000);
    await world.happened('user.password-forgotten', { userId: user.id });
    const links = world.sent.map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]);
    expect(new Set(links).size).toBe(2);
  });

  test('an address that nobody has gets no mail', async () => {
    await world.happened('user.password-forgotten', { userId: '01890000-0000-7000-8000-000000000000' });
    expect(world.sent).toEqual([]);
  });

  test('who has confirmed meanwhile is not asked again', async () => {
    const user = await addUser(database.db, { emailVerifiedAt: null });
    world.trouble = 'down';
    await world.happened('user.registered', { userId: user.id });
    await database.db.update(users).set({ emailVerifiedAt: world.now }).where(eq(users.id, user.id));
    world.trouble = null;
    world.now = new Date(world.now.getTime() + 60_000);
    await world.workOff();
    expect(world.sent).toEqual([]);
    expect(await rowsOf(user.email)).toMatchObject([{ state: 'dropped' }]);
  });
});

describe('a mail server in trouble', () => {
  test('the mail waits and is tried again, ever more rarely, under the same name', async () => {
    const user = await addUser(database.db);
    world.trouble = '450 come back later';
    await world.happened('user.password-forgotten', { userId: user.id });
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      const [retry] = world.academy.jobs;
      const startAfter = retry?.options?.startAfter ?? world.now;
      waits.push((startAfter.getTime() - world.now.getTime()) / 60_000);
      world.now = startAfter;
      if (i === 2) world.trouble = null;
      await world.workOff();
    }
    expect(waits).toEqual([1, 2, 4]);
    expect(world.sent).toHaveLength(1);
    const [row] = await rowsOf(user.email);
    expect(row).toMatchObject({ state: 'sent', tries: 4, lastProblem: null });
    expect(world.sent[0]?.messageId).toBe(`<${row?.id}@localhost>`);
  });

  test('after a day it is given up, and staff see it', async () => {
    const user = await addUser(database.db);
    world.trouble = 'no route';
    await world.happened('user.password-forgotten', { userId: user.id });
    await database.db.update(mails).set({ tries: 29 }).where(eq(mails.recipient, user.email));
    world.now = new Date(world.now.getTime() + 60_000);
    await world.workOff();
    const [row] = await rowsOf(user.email);
    expect(row).toMatchObject({ state: 'failed', lastProblem: 'no route' });
    const actions = await listActions(database.db);
    expect(actions.find(({ dedupeKey }) => dedupeKey === `mail-failed:${row?.id}`)?.message).toContain(
      user.email,
    );
  });

  test('a mail about a failed mail that fails itself does not start another', async () => {
    world.trouble = 'no route';
    const owner = { kind: 'user', id: '01890000-0000-7000-8000-000000000000' };
    await world.academy.ctx((ctx) =>
      raiseAction(ctx, { kind: 'test', dedupeKey: 'loop', owner, message: 'Look here' }),
    );
    await world.workOff();
    await database.db.update(mails).set({ tries: 29 }).where(eq(mails.state, 'waiting'));
    const before = (await listActions(database.db)).length;
    world.now = new Date(world.now.getTime() + 60_000);
    await world.workOff();
    expect((await listActions(database.db)).length).toBe(before);
    expect(world.academy.jobs).toEqual([]);
  });

  test('a mail that was sent is not sent again when its job comes twice', async () => {
    const user = await addUser(database.db);
    await world.happened('user.password-forgotten', { userId: user.id });
    const [row] = await rowsOf(user.email);
    await world.happened('send-mail', { mailId: row?.id ?? '' });
    expect(world.sent).toHaveLength(1);
  });
});

describe('the mailbox of the demo', () => {
  test('shows what was kept', async () => {
    const kept = {
      _id: '1',
      to: 'a@b.c',
      from: 'd@e.f',
      subject: 's',
      html: 'h',
      text: 't',
      attachments: [],
      sentAt: world.now.toISOString(),
    };
    const demo = testCalls(notificationBindings, {
      db: database.db,
      ports: { mailbox: { list: async () => ({ mails: [kept], hasMore: false }) } },
    });
    expect((await demo.call(listMailbox, {})).answer).toEqual({
      success: true,
      mails: [kept],
      hasMore: false,
    });
  });

  test('is nowhere to be found where mails are really sent', async () => {
    expect((await world.academy.call(listMailbox, {})).status).toBe(404);
  });
});
