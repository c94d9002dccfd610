import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { announcementCalls } from '#contracts/course-office/announcements.ts';
import { auditEntries, mails } from '#server/db/schema/index.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { createAnnouncementsWorld } from '#server/testing/worlds/announcements-world.ts';

const database = given(freshDatabase);
const world = givenEach(() => createAnnouncementsWorld(database.db));

describe('withdrawn', () => {
  test('it leaves the pages and stays in the log, which says by whom; a second time there is nothing to take', async () => {
    const { course, people } = await world.planned(['Lina']);
    await world.send(course);
    const { _id } = await world.last(course);
    expect((await world.withdraw(course, _id)).status).toBe(200);
    expect(people[0] && (await world.read(people[0], course))).toEqual([]);
    expect(await world.last(course)).toMatchObject({
      withdrawn: { by: 'Grace Hopper', at: world.now.toISOString() },
    });
    expect((await world.withdraw(course, _id)).answer.code).toBe('wrong-state');
    const audited = await database.db.select().from(auditEntries).where(eq(auditEntries.objectId, course.id));
    expect(audited.map(({ action }) => action)).toContain('course.announcement-withdrawn');
  });

  test('mails that were not sent yet are not sent', async () => {
    const { course } = await world.planned(['Lina']);
    world.trouble = 'down';
    await world.send(course);
    await world.workOff();
    const { _id } = await world.last(course);
    await world.withdraw(course, _id);
    world.trouble = null;
    world.later(2);
    await world.workOff();
    expect(world.sent).toEqual([]);
    expect((await world.last(course)).mails).toEqual({ waiting: 0, sent: 0, dropped: 1, failed: 0 });
  });

  test('under another course, or as of the other kind, it is not found', async () => {
    const { course } = await world.planned(['Lina']);
    const { course: other } = await world.planned();
    await world.send(course);
    const { _id: noticeId } = await world.last(course);
    expect((await world.withdraw(other, noticeId)).status).toBe(404);
    const { getAnnouncement } = announcementCalls.OnlineLiveTraining;
    expect((await world.academy.call(getAnnouncement, { id: course.id, noticeId }, world.staff)).status).toBe(
      404,
    );
  });
});

describe('the log', () => {
  test('says when, by whom, what, to how many and what became of each mail, and opens to the people', async () => {
    const { course, people } = await world.planned(['Lina', 'Omar']);
    await world.send(course);
    expect(await world.last(course)).toMatchObject({
      subject: 'The doors, {firstName}',
      message: 'Dear {firstName},\n\nuse <gate> 2.',
      by: 'Grace Hopper',
      at: world.now.toISOString(),
      recipients: 2,
      mails: { waiting: 2, sent: 0 },
    });
    await world.workOff();
    const failed = { state: 'failed', lastProblem: 'no such box', sentAt: null } as const;
    await database.db
      .update(mails)
      .set(failed)
      .where(eq(mails.recipient, people[1]?.email ?? ''));
    const { _id, mails: counted } = await world.last(course);
    expect(counted).toEqual({ waiting: 0, sent: 1, dropped: 0, failed: 1 });
    expect((await world.opened(course, _id)).recipients).toHaveLength(2);
    expect((await world.opened(course, _id, 'failed')).recipients).toMatchObject([
      { email: people[1]?.email, state: 'failed', problem: 'no such box', sentAt: null },
    ]);
  });

  test('is searched by words, and paged', async () => {
    const { course } = await world.planned(['Lina']);
    for (let number = 0; number < 27; number += 1) {
      await world.send(course, {
        subject: `Number ${number}`,
        message: number === 3 ? 'Bring 100% cotton' : 'Hello',
      });
      world.later(1);
    }
    const first = await world.log(course);
    expect(first.announcements.map(({ subject }) => subject).slice(0, 2)).toEqual(['Number 26', 'Number 25']);
    const next = await world.log(course, { cursor: first.nextCursor ?? '' });
    expect([first.announcements.length, next.announcements.length, next.nextCursor]).toEqual([25, 2, null]);
    expect((await world.log(course, { q: '100% COTTON' })).announcements).toMatchObject([
      { subject: 'Number 3' },
    ]);
  });

  test('two thousand people are owed their mails by a job, which may break off and begin again', async () => {
    const { course, people } = await world.planned(['Lina']);
    const [lina] = people;
    if (!lina) throw new Error('Lina');
    await world.addCrowd(lina, 2000);
    expect((await world.send(course)).answer.recipients).toBe(2001);
    const { _id } = await world.last(course);
    expect((await world.opened(course, _id)).recipients).toEqual([]);
    const [telling] = world.academy.jobs;
    const job = notificationJobs(world.academy.jobDeps).find(({ name }) => name === telling?.name);
    for (let again = 0; again < 2; again += 1) await job?.work(telling?.data ?? {});
    expect(world.academy.jobs.filter(({ name }) => name === 'send-mail')).toHaveLength(2001);
    expect((await world.last(course)).mails.waiting).toBe(2001);
  });
});
