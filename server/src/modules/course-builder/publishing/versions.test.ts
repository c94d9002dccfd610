import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publishingEndpoints as calls } from '#contracts/course-builder/publishing.ts';
import { auditEntries, learningAttempts } from '#server/db/schema/index.ts';
import { createPublishingWorld } from '#server/testing/builder/publishing-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, type SelfPaced } from '#server/testing/self-paced.ts';

const database = given(freshDatabase);
const world = given(() => createPublishingWorld(database.db));

const auditOf = (objectId: string, action: string) =>
  database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectId, objectId), eq(auditEntries.action, action)));

/** Somebody who has opened the course, and somebody who is in the middle of it. */
const learned = async () => {
  const course = await world.course(contentOf(3));
  const [looker, learner] = [await world.learner(course), await world.learner(course)];
  const { attemptId: lookers } = await world.progressOf(course, looker);
  const { attemptId: learners } = await world.progressOf(course, learner);
  const completed = world.event(learners, { slideId: 'slide-1', kind: 'completed' });
  await world.send({ course, user: learner }, [completed]);
  await world.draftOf(course.id);
  return { course, looker, learner, lookers, learners };
};
const publishAnew = async (course: SelfPaced, given = {}) => {
  await world.rename(course.id, 'slide-2', `Anew ${world.now()}`);
  world.pass(1000);
  return world.publishWritten(course.id, given);
};
const versionOf = async (attemptId: string) => {
  const [row] = await database.db.select().from(learningAttempts).where(eq(learningAttempts.id, attemptId));
  return row?.versionId;
};
const moveNotBegun = async (course: SelfPaced) => {
  const { answer } = await world.call(calls.moveNotBegun, { id: course.id }, world.author);
  return calls.moveNotBegun.response.parse(answer).moved;
};

test('versions stand with who published them and who is on which', async () => {
  const { course } = await learned();
  await publishAnew(course);
  const { versions } = await world.versionsOf(course.id);
  expect(versions.map(({ publishedAt: _, by: __, ...version }) => version)).toEqual([
    { number: 2, slides: 3, learners: 0, inTheMiddle: 0, notBegun: 0 },
    { number: 1, slides: 3, learners: 2, inTheMiddle: 1, notBegun: 1 },
  ]);
  expect(versions[0]?.by).not.toBe('');
});

test('a version says what it changed, and what was let through', async () => {
  const { course } = await learned();
  await publishAnew(course, { note: 'A better title.' });
  const { answer } = await world.call(calls.getVersion, { id: course.id, version: 2 }, world.author);
  expect(calls.getVersion.response.parse(answer).version).toMatchObject({
    number: 2,
    note: 'A better title.',
    changes: [{ kind: 'edited', id: 'slide-2' }],
    waivers: [{ check: 'scripts' }, { check: 'scripts' }, { check: 'scripts' }],
    modules: [{ sections: [{ slides: [{ slideId: 'slide-1' }, { slideId: 'slide-2' }, {}] }] }],
  });
  const missing = await world.call(calls.getVersion, { id: course.id, version: 9 }, world.author);
  expect(missing.status).toBe(404);
});

test('all who have begun nothing go on with the newest; who is in the middle stays where they are', async () => {
  const { course, lookers, learners } = await learned();
  const first = await versionOf(learners);
  await publishAnew(course);
  expect(await moveNotBegun(course)).toBe(1);
  expect(await versionOf(learners)).toBe(first);
  expect(await versionOf(lookers)).not.toBe(first);
  expect(await moveNotBegun(course)).toBe(0);
  expect(await auditOf(course.id, 'course.learners-moved')).toHaveLength(2);
});

test('whose access has ended, and who has left, is not moved', async () => {
  const course = await world.course(contentOf(1));
  const gone = await world.learner(course, '2027-03-01');
  const { attemptId } = await world.progressOf(course, gone);
  await world.draftOf(course.id);
  await world.rename(course.id, 'slide-1', 'Anew');
  world.pass(2 * 24 * 60 * 60 * 1000);
  await world.publishWritten(course.id);
  const before = await versionOf(attemptId);
  expect(await moveNotBegun(course)).toBe(0);
  expect(await versionOf(attemptId)).toBe(before);
});

test('what was completed is kept by who is moved to a version without it', async () => {
  const { course, learner, learners } = await learned();
  await world.act(course.id, { kind: 'remove-slide', slideId: 'slide-1' });
  await world.publishWritten(course.id);
  expect((await world.progressOf(course, learner)).completedSlideIds).toEqual(['slide-1']);
  expect(await versionOf(learners)).toBeDefined();
});

test('who is in the middle is told once, where staff ask for it', async () => {
  const { course } = await learned();
  expect(await publishAnew(course)).toMatchObject({ told: 0 });
  expect(await publishAnew(course, { tellLearners: true })).toMatchObject({ version: 3, told: 1 });
});

test('an older version is written on from, with its slides and without losing notes; learners see nothing of it', async () => {
  const { course, learner } = await learned();
  await world.act(course.id, { kind: 'remove-slide', slideId: 'slide-3' });
  const { slide, revision } = await world.readSlide(course.id, 'slide-1');
  await world.saveSlide(course.id, { slide: { ...slide, title: 'Anew', notes: 'Ask Leila' }, revision });
  await world.publishWritten(course.id);
  const { basedOn } = await world.versionsOf(course.id);
  const back = { id: course.id, version: 1, basedOn };
  const { answer } = await world.call(calls.returnToVersion, back, world.author);
  expect(answer).toMatchObject({ success: true });
  const draft = await world.draftOf(course.id);
  expect(draft.slides.map(({ title }) => title)).toEqual(['About slide-1', 'About slide-2', 'About slide-3']);
  expect((await world.readSlide(course.id, 'slide-1')).slide.notes).toBe('Ask Leila');
  expect(draft.course.publishedVersion).toBe(2);
  expect((await world.progressOf(course, learner)).attemptId).toBeDefined();
  expect(await auditOf(course.id, 'course.returned-to-version')).toMatchObject([{ after: { version: 1 } }]);
  expect(await world.publishWritten(course.id)).toMatchObject({ version: 3 });
  const { changes } = await world.checksOf(course.id);
  expect(changes).toEqual([]);
});

test('nobody returns over words that they have not seen, nor to a version of another course', async () => {
  const { course } = await learned();
  const { basedOn } = await world.versionsOf(course.id);
  await world.rename(course.id, 'slide-1', 'Just now');
  const late = await world.call(calls.returnToVersion, { id: course.id, version: 1, basedOn }, world.author);
  expect(late.answer).toMatchObject({ code: 'conflict' });
  expect((await world.readSlide(course.id, 'slide-1')).slide.title).toBe('Just now');
  const { basedOn: now } = await world.versionsOf(course.id);
  const missing = { id: course.id, version: 2, basedOn: now };
  expect((await world.call(calls.returnToVersion, missing, world.author)).status).toBe(404);
});
