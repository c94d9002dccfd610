import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { adminEnquiryEndpoints, type EnquirySummary } from '#contracts/enquiries/admin-enquiries.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createEnquiryWorld } from '#server/testing/worlds/enquiry-world.ts';
import type { User } from '../identity/index.ts';

const { adminListEnquiries, adminGetEnquiry, assignEnquiry, noteEnquiry, replyToEnquiry, setEnquiryStatus } =
  adminEnquiryEndpoints;
const NOBODYS_ID = '018f0000-0000-7000-8000-000000000000';

const database = given(freshDatabase);
const world = given(() => createEnquiryWorld(database.db));

beforeEach(() => world.forget());

const list = async (query: RequestOf<typeof adminListEnquiries> = {}, by: User = world.grace) =>
  (await world.academy.call(adminListEnquiries, query, by)).answer as {
    enquiries: EnquirySummary[];
    counts: Record<string, number>;
    staff: { _id: string; name: string }[];
    nextCursor: string | null;
  };
const idsOf = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).enquiries.map(({ _id }) => _id);

describe('the list', () => {
  test('shows the newest first, with what it is about, whose it is and how many there are of each status', async () => {
    const course = await addCourse(database.db, { title: 'Botox', code: 'BTX-1' });
    const first = await world.arrive({
      courseId: course.slug,
      message: `  Long\n\nwords ${'🦷'.repeat(300)}`,
      wantsNotice: true,
    });
    const second = await world.arrive();
    await world.academy.call(assignEnquiry, { enquiryId: first, assigneeId: world.alan.id }, world.grace);
    await world.academy.call(setEnquiryStatus, { enquiryId: second, status: 'spam' }, world.grace);
    const { enquiries: rows, counts, staff, nextCursor } = await list();
    expect(rows.map(({ _id }) => _id)).toEqual([second, first]);
    expect(rows[1]).toMatchObject({
      course: { slug: course.slug, title: 'Botox', code: 'BTX-1' },
      assignee: { _id: world.alan.id, name: 'Alan Turing' },
      wantsNotice: true,
      status: 'new',
      createdAt: '2026-11-20T10:00:00.000Z',
      answeredAt: null,
    });
    expect(rows[1]?.excerpt).toMatch(/^Long words 🦷+…$/u);
    expect([...(rows[1]?.excerpt ?? '')]).toHaveLength(160);
    expect(rows[0]).not.toHaveProperty('message');
    expect(rows[0]).not.toHaveProperty('phone');
    expect(counts).toEqual({ new: 1, open: 0, answered: 0, closed: 0, spam: 1 });
    expect(staff.map(({ name }) => name)).toEqual(['Alan Turing', 'Grace Hopper']);
    expect(nextCursor).toBeNull();
  });

  test('is filtered by status, by whose it is and by words', async () => {
    const mine = await world.arrive({ firstName: 'Zoë', lastName: 'Quince' });
    const nobodys = await world.arrive({
      email: 'odd+tag@example.com',
      message: 'Which 100% safe filler_is used?',
    });
    await world.academy.call(assignEnquiry, { enquiryId: mine, assigneeId: world.grace.id }, world.grace);
    await world.academy.call(setEnquiryStatus, { enquiryId: mine, status: 'open' }, world.grace);
    expect(await idsOf({ status: 'open' })).toEqual([mine]);
    expect(await idsOf({ status: '' })).toEqual([nobodys, mine]);
    expect(await idsOf({ assignee: 'me' })).toEqual([mine]);
    expect(await idsOf({ assignee: 'me' }, world.alan)).toEqual([]);
    expect(await idsOf({ assignee: world.grace.id }, world.alan)).toEqual([mine]);
    expect(await idsOf({ assignee: 'none' })).toEqual([nobodys]);
    expect(await idsOf({ q: ' zoë quin ' })).toEqual([mine]);
    expect(await idsOf({ q: 'ODD+TAG@' })).toEqual([nobodys]);
    expect(await idsOf({ q: '100% safe filler_' })).toEqual([nobodys]);
    expect(await idsOf({ q: 'Quince, Zoë' })).toEqual([mine]);
    expect(await idsOf({ q: '%' })).toEqual([nobodys]);
    expect(await idsOf({ q: 'zoë', status: 'spam' })).toEqual([]);
  });

  test('goes on page by page, whatever arrives meanwhile', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 26; n++) ids.unshift(await world.arrive());
    const first = await list();
    expect(first.enquiries.map(({ _id }) => _id)).toEqual(ids.slice(0, 25));
    await world.arrive();
    const second = await list({ cursor: first.nextCursor ?? '' });
    expect(second.enquiries.map(({ _id }) => _id)).toEqual(ids.slice(25));
    expect(second.nextCursor).toBeNull();
  });

  test.each([
    { cursor: 'x' },
    { assignee: 'x' },
    { q: '\u0000' },
    { assignee: '\ud800' },
  ])('asked for %j it says what is wrong', async (query) => {
    expect((await world.academy.call(adminListEnquiries, query, world.grace)).status).toBe(400);
  });
});

describe('one enquiry', () => {
  test('shows all that was asked and what was done, by whom, in order', async () => {
    const person = await addUser(database.db);
    const message = 'Is a license needed?\n\nAnd which one?';
    const asked = {
      medicalSpecialty: 'Dermatology',
      questionsAbout: ['Practical Training' as const],
      message,
    };
    const id = await world.arrive(asked, person);
    await world.academy.call(noteEnquiry, { enquiryId: id, text: ' Call first. ' }, world.grace);
    await world.academy.call(assignEnquiry, { enquiryId: id, assigneeId: world.alan.id }, world.grace);
    await world.academy.call(setEnquiryStatus, { enquiryId: id, status: 'open' }, world.alan);
    const shown = await world.detail(id);
    expect(shown).toMatchObject({
      ...asked,
      phone: '+49 30 1234567',
      hasAccount: true,
      course: null,
    });
    expect(shown.entries.map(({ kind, text, author }) => [kind, text, author])).toEqual([
      ['note', 'Call first.', 'Grace Hopper'],
      ['assignee', 'gave it to Alan Turing', 'Grace Hopper'],
      ['status', 'set it to In progress', 'Alan Turing'],
    ]);
  });

  test('that nobody has sent is not found, whatever is done with it', async () => {
    const enquiryId = NOBODYS_ID;
    const outcomes = [
      await world.academy.call(adminGetEnquiry, { enquiryId }, world.grace),
      await world.academy.call(assignEnquiry, { enquiryId, assigneeId: '' }, world.grace),
      await world.academy.call(noteEnquiry, { enquiryId, text: 'x' }, world.grace),
      await world.academy.call(replyToEnquiry, { enquiryId, text: 'x' }, world.grace),
      await world.academy.call(setEnquiryStatus, { enquiryId, status: 'open' }, world.grace),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(world.academy.jobs).toEqual([]);
  });

  test.each(['learner', 'instructor'] as const)('is not for a %s, not even their own', async (role) => {
    const person = await addUser(database.db, { role });
    const enquiryId = await world.arrive({}, person);
    const outcomes = [
      await world.academy.call(adminListEnquiries, {}, person),
      await world.academy.call(adminGetEnquiry, { enquiryId }, person),
      await world.academy.call(replyToEnquiry, { enquiryId, text: 'Dear me' }, person),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await world.academy.call(adminGetEnquiry, { enquiryId })).status).toBe(401);
  });
});

test('how many are new is counted without reading them', async () => {
  const count = async () =>
    (await world.academy.call(adminEnquiryEndpoints.countNewEnquiries, {}, world.grace)).answer.count;
  const enquiryId = await world.arrive();
  expect(await count()).toBe(1);
  await world.academy.call(setEnquiryStatus, { enquiryId, status: 'open' }, world.grace);
  expect(await count()).toBe(0);
});
