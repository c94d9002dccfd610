import { beforeEach, describe, expect, test } from 'vitest';
import { adminEnquiryEndpoints } from '#contracts/enquiries/admin-enquiries.ts';
import { createCall } from '#server/calls/call.ts';
import { CHANGED_SINCE } from '#server/calls/require-last.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { signedIn } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createEnquiryWorld } from '#server/testing/worlds/enquiry-world.ts';
import { enquiryBindings } from './enquiries.routes.ts';

const { assignEnquiry, replyToEnquiry, setEnquiryStatus } = adminEnquiryEndpoints;
const NOBODYS_ID = '018f0000-0000-7000-8000-000000000000';

const database = given(freshDatabase);
const world = given(() => createEnquiryWorld(database.db));

beforeEach(() => world.forget());

describe('whose it is', () => {
  test('is somebody who works in the back office, or nobody; each change is written down once', async () => {
    const enquiryId = await world.arrive();
    const assign = (assigneeId: string) =>
      world.academy.call(assignEnquiry, { enquiryId, assigneeId }, world.grace);
    expect((await assign(world.alan.id)).answer).toMatchObject({
      message: 'Assigned to Alan Turing.',
      enquiry: { assignee: { _id: world.alan.id } },
    });
    await assign(world.alan.id);
    expect((await assign('')).answer).toMatchObject({
      message: 'Assigned to nobody.',
      enquiry: { assignee: null },
    });
    expect((await world.detail(enquiryId)).entries.map(({ text }) => text)).toEqual([
      'gave it to Alan Turing',
      'gave it to nobody',
    ]);
    expect(await world.auditOf(enquiryId)).toMatchObject([
      {
        action: 'enquiry.assigned',
        actorId: world.grace.id,
        before: { assigneeId: null },
        after: { assigneeId: world.alan.id },
      },
      { action: 'enquiry.assigned', before: { assigneeId: world.alan.id }, after: { assigneeId: null } },
    ]);
  });

  test.each(['learner', 'instructor', 'nobody'] as const)('is never a %s', async (role) => {
    const enquiryId = await world.arrive();
    const assigneeId = role === 'nobody' ? NOBODYS_ID : (await addUser(database.db, { role })).id;
    const outcome = await world.academy.call(assignEnquiry, { enquiryId, assigneeId }, world.grace);
    expect(outcome.answer.issues).toEqual([
      { field: 'assigneeId', message: 'Please choose a member of staff' },
    ]);
    expect(await world.auditOf(enquiryId)).toEqual([]);
  });
});

describe('a reply', () => {
  test('goes out by mail and makes the enquiry answered; the first answer’s time stays', async () => {
    const enquiryId = await world.arrive();
    const outcome = await world.academy.call(
      replyToEnquiry,
      { enquiryId, text: 'Dear Ada,\n\nyes.' },
      world.grace,
    );
    expect(outcome.answer).toMatchObject({
      message: 'The reply is on its way.',
      enquiry: { status: 'answered', answeredAt: '2026-11-20T10:00:00.000Z' },
    });
    const entry = (await world.detail(enquiryId)).entries[0];
    expect(entry).toMatchObject({ kind: 'reply', text: 'Dear Ada,\n\nyes.', author: 'Grace Hopper' });
    expect(world.academy.jobs.at(-1)).toMatchObject({
      name: 'enquiry.replied',
      data: { enquiryId, entryId: entry?._id },
    });
    expect(await world.auditOf(enquiryId)).toMatchObject([
      {
        action: 'enquiry.replied',
        before: { status: 'new' },
        after: { status: 'answered', entryId: entry?._id },
      },
    ]);

    world.clock.now = new Date('2026-11-22T10:00:00Z');
    await world.academy.call(replyToEnquiry, { enquiryId, text: 'One thing more.' }, world.alan);
    world.clock.now = new Date('2026-11-20T10:00:00Z');
    expect(await world.detail(enquiryId)).toMatchObject({ answeredAt: '2026-11-20T10:00:00.000Z' });
    expect(world.academy.jobs.filter(({ name }) => name === 'enquiry.replied')).toHaveLength(2);
  });

  test('that is pressed twice is one, with a key or without, also at once', async () => {
    const enquiryId = await world.arrive();
    const reply = () => world.academy.call(replyToEnquiry, { enquiryId, text: 'Yes, it is.' }, world.grace);
    const outcomes = await Promise.all([reply(), reply(), reply()]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await world.detail(enquiryId)).entries).toHaveLength(1);
    expect(world.academy.jobs.filter(({ name }) => name === 'enquiry.replied')).toHaveLength(1);

    const call = createCall(world.academy.jobDeps);
    const binding = enquiryBindings.find(({ endpoint }) => endpoint === replyToEnquiry);
    const user = signedIn(world.grace);
    const keyed = (text: string) =>
      binding &&
      call(binding, {
        caller: { address: 'office', user },
        params: { enquiryId },
        body: { text },
        requestId: 'test',
        idempotencyKey: 'reply-key',
      });
    const first = await keyed('And another.');
    world.clock.now = new Date('2026-11-20T10:05:00Z');
    expect(await keyed('And another.')).toEqual(first);
    world.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await keyed('In other words.'))?.answer.code).toBe('key-reused');
    expect((await world.detail(enquiryId)).entries).toHaveLength(2);
  });

  test.each([
    ['no words', '', 'Reply is required'],
    ['too many words', 'x'.repeat(8_001), 'Reply can have at most 8000 characters'],
    ['characters that cannot be stored', 'a\u0000b', 'Please remove the characters that cannot be shown'],
  ])('of %s is refused', async (_, text, message) => {
    const enquiryId = await world.arrive();
    const outcome = await world.academy.call(replyToEnquiry, { enquiryId, text }, world.grace);
    expect(outcome.answer.issues).toEqual([{ field: 'text', message }]);
  });
});

test('a status that is set again is not written down again', async () => {
  const enquiryId = await world.arrive();
  for (const status of ['closed', 'closed', 'open'] as const)
    await world.academy.call(setEnquiryStatus, { enquiryId, status }, world.grace);
  expect((await world.detail(enquiryId)).entries.map(({ text }) => text)).toEqual([
    'set it to Closed',
    'set it to In progress',
  ]);
  expect(await world.auditOf(enquiryId)).toMatchObject([
    { action: 'enquiry.status-set', before: { status: 'new' }, after: { status: 'closed' } },
    { action: 'enquiry.status-set', before: { status: 'closed' }, after: { status: 'open' } },
  ]);
});

describe('undoing', () => {
  type Undo = { over: string };
  const undoOf = ({ answer }: { answer: object }) => (answer as { undo: Undo }).undo;

  test('gives an enquiry back the status that it had, unless it has another since', async () => {
    const enquiryId = await world.arrive();
    const set = (wish: { status: 'new' | 'open' | 'closed'; over?: string }) =>
      world.academy.call(setEnquiryStatus, { enquiryId, ...wish }, world.grace);
    const closed = undoOf(await set({ status: 'closed' }));
    expect(closed).toEqual({ status: 'new', over: expect.any(String) });
    expect((await set({ status: 'new', ...closed })).answer).toMatchObject({ enquiry: { status: 'new' } });
    expect((await set({ status: 'new', ...closed })).answer).toMatchObject({ code: 'conflict' });

    const opened = undoOf(await set({ status: 'open' }));
    await world.academy.call(replyToEnquiry, { enquiryId, text: 'Yes.' }, world.alan);
    expect((await set({ status: 'new', ...opened })).answer).toMatchObject({
      code: 'conflict',
      message: CHANGED_SINCE,
    });
    expect(await world.detail(enquiryId)).toMatchObject({ status: 'answered' });
  });

  test('gives it back to whom it was, unless somebody has given it away since; an answer does not matter', async () => {
    const enquiryId = await world.arrive();
    const assign = (wish: { assigneeId: string; over?: string }) =>
      world.academy.call(assignEnquiry, { enquiryId, ...wish }, world.grace);
    await assign({ assigneeId: world.alan.id });
    const given = undoOf(await assign({ assigneeId: world.grace.id }));
    await world.academy.call(replyToEnquiry, { enquiryId, text: 'Yes.' }, world.grace);
    expect((await assign({ assigneeId: '', ...given })).answer).toMatchObject({
      message: 'Assigned to Alan Turing.',
    });
    expect((await assign({ assigneeId: '', ...given })).answer).toMatchObject({ code: 'conflict' });
    expect(await world.detail(enquiryId)).toMatchObject({ assignee: { _id: world.alan.id } });
  });

  test('of another enquiry is a conflict', async () => {
    const [one, other] = [await world.arrive(), await world.arrive()];
    const act = (enquiryId: string, wish: object) =>
      world.academy.call(setEnquiryStatus, { enquiryId, status: 'closed', ...wish }, world.grace);
    const { over } = undoOf(await act(one, {}));
    expect((await act(other, { status: 'spam', over })).answer).toMatchObject({ code: 'conflict' });
  });
});
