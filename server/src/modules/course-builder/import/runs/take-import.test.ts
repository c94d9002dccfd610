import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ImportRun } from '#contracts/course-builder/import.ts';
import { files } from '#server/db/schema/index.ts';
import { createImportWorld } from '#server/testing/builder/import-world.ts';
import { zipped } from '#server/testing/builder/sample-decks.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { picture } from '#server/testing/sample-files.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { addUser } from '#server/testing/test-world.ts';

// An import as a job: how far it is, and what becomes of it when something happens on the way.

const database = given(freshDatabase);
const world = given(() => createImportWorld(database.db));

beforeAll(() => vi.stubEnv('PATH', ''));
afterAll(() => vi.unstubAllEnvs());
afterEach(() => vi.restoreAllMocks());

const WAIT = { timeout: 10_000 };
const courseId = async () => (await world.course(contentOf(1))).id;
const titles = async (id: string) => (await world.contentOf(id)).modules.map(({ title }) => title);
/** Two pictures and their slides. */
const album = async () => {
  const bytes = await picture().png().toBuffer();
  return zipped({ '1.png': bytes, '2.png': bytes });
};
const work = ({ _id: runId }: ImportRun) => world.work('take-import', { runId });
const newest = async (id: string) => (await world.runsOf(id))[0];
const fileRows = async () => (await database.db.select({ id: files.id }).from(files)).length;
/** As if whoever works on it had gone a minute ago. */
const fallSilent = ({ _id }: ImportRun) =>
  database.pool.query(
    `update import_runs set tries = greatest(tries, 1), told_at = now() - interval '1 minute' where id = $1`,
    [_id],
  );
/** Lets so many pictures be stored; the next one waits until it is let on. */
const holdAfter = (pictures: number) => {
  const gate = Promise.withResolvers<void>();
  const put = world.storage.put.bind(world.storage);
  let begun = 0;
  vi.spyOn(world.storage, 'put').mockImplementation(async (key, bytes) => {
    if (/^images\/[0-9a-f]+\.webp$/.test(key) && begun++ === pictures) await gate.promise;
    return put(key, bytes);
  });
  return { letOn: gate.resolve };
};

test('whoever looks sees that it waits, how far it is, and what became of it', async () => {
  const id = await courseId();
  const colleague = await addUser(database.db, { role: 'staff' });
  const sent = await world.send(id, 'Peel.zip', await album());
  expect(sent).toMatchObject({ file: 'Peel.zip', state: 'waiting', report: null, problem: null });
  const hold = holdAfter(1);
  const working = work(sent);
  await expect
    .poll(async () => (await world.runsOf(id, colleague))[0], WAIT)
    .toMatchObject({
      state: 'running',
      requestedBy: `${world.author.firstName} ${world.author.lastName}`,
      stored: 1,
      toStore: 2,
    });
  expect(await titles(id)).toEqual(['The only module']);
  hold.letOn();
  await working;
  const told = await world.runsOf(id, colleague);
  expect(told).toMatchObject([{ state: 'done', report: { kind: 'numbered', taken: { pictures: 2 } } }]);
  expect(await world.runsOf(id)).toEqual(told);
  expect(await titles(id)).toEqual(['The only module', 'Peel']);
  expect(await world.passing()).toEqual([]);
});

test('a course takes one file at a time, and the second is told which one it waits for', async () => {
  const id = await courseId();
  await world.draftOf(id);
  const both = await Promise.allSettled([world.send(id, 'A.md', '# A'), world.send(id, 'B.md', '# B')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [run, ...others] = await world.runsOf(id);
  expect(others).toEqual([]);
  expect(await world.passing()).toHaveLength(1);
  await expect(world.send(id, 'C.md', '# C')).rejects.toThrow(
    `“${run?.file}” is being imported into this course. Please wait until it is there.`,
  );
  const other = await courseId();
  await work(await world.send(other, 'D.md', '# D'));
  if (run) await work(run);
  expect(await titles(other)).toEqual(['The only module', 'D']);
  await work(await world.send(id, 'C.md', '# C'));
  expect(await titles(id)).toHaveLength(3);
});

test('what a process has left half-way begins anew by itself', async () => {
  const id = await courseId();
  const sent = await world.send(id, 'Peel.zip', await album());
  await fallSilent(sent);
  expect(await newest(id)).toMatchObject({ state: 'interrupted' });
  const asked = () =>
    world.jobs.filter(({ name, data }) => name === 'take-import' && data.runId === sent._id).length;
  expect(asked()).toBe(1);
  await world.work('resume-imports');
  expect(asked()).toBe(2);
  await work(sent);
  expect(await newest(id)).toMatchObject({ state: 'done' });
  await work(sent);
  await world.work('resume-imports');
  expect(asked()).toBe(2);
  expect(await titles(id)).toEqual(['The only module', 'Peel']);
});

test('one that is being worked on is not begun twice; who comes too late writes nothing', async () => {
  const id = await courseId();
  const sent = await world.send(id, 'Peel.zip', await album());
  const before = await fileRows();
  const hold = holdAfter(1);
  const first = work(sent);
  await expect.poll(async () => (await newest(id))?.stored, WAIT).toBe(1);
  await work(sent);
  expect(await newest(id)).toMatchObject({ state: 'running' });
  // Each second it tells that it is there.
  while ((await newest(id))?.state !== 'done') {
    await fallSilent(sent);
    await work(sent);
  }
  hold.letOn();
  await first;
  expect(await newest(id)).toMatchObject({ state: 'done' });
  expect(await titles(id)).toEqual(['The only module', 'Peel']);
  expect((await fileRows()) - before).toBe(2);
});

test('one that ends the server again and again is given up in words', async () => {
  const id = await courseId();
  const sent = await world.send(id, 'Peel.zip', await album());
  await database.pool.query('update import_runs set tries = 3 where id = $1', [sent._id]);
  await fallSilent(sent);
  await work(sent);
  expect(await newest(id)).toMatchObject({
    state: 'failed',
    problem: 'It was interrupted 3 times, each time by an end of the server. Please try again.',
  });
  expect(await titles(id)).toEqual(['The only module']);
  expect(await world.passing()).toEqual([]);
  await work(await world.send(id, 'Peel.zip', await album()));
  expect(await titles(id)).toEqual(['The only module', 'Peel']);
});

test('where something breaks on the way its files are taken back, and the draft is as it was', async () => {
  const id = await courseId();
  await world.draftOf(id);
  const before = { content: await world.contentOf(id), rows: await fileRows() };
  const sent = await world.send(id, 'Peel.zip', await album());
  const put = world.storage.put.bind(world.storage);
  let pictures = 0;
  vi.spyOn(world.storage, 'put').mockImplementation((key, bytes) => {
    if (key.startsWith('images/')) pictures += 1;
    return pictures > 2 ? Promise.reject(new Error('the store is full')) : put(key, bytes);
  });
  await work(sent);
  expect(await newest(id)).toMatchObject({
    state: 'failed',
    report: null,
    problem: 'Something went wrong on the server, and its log says what. Please try again.',
  });
  expect({ content: await world.contentOf(id), rows: await fileRows() }).toEqual(before);
  expect(await world.passing()).toEqual([]);
});

test('a file that is gone from the server is asked for again', async () => {
  const id = await courseId();
  const sent = await world.send(id, 'Peel.md', '# A');
  for (const key of await world.passing()) await world.storage.remove(key);
  await work(sent);
  expect((await newest(id))?.problem).toBe('“Peel.md” is no longer on the server. Please send it again.');
});

test('what became of it stands until somebody dismisses it, which is written in the log', async () => {
  const id = await courseId();
  const sent = await world.send(id, 'Peel.md', '# A');
  expect(await world.dismiss(id, sent._id)).toMatchObject({
    status: 404,
    answer: { message: 'There is no such import, or it is still under way.' },
  });
  await work(sent);
  expect(await world.dismiss(await courseId(), sent._id)).toMatchObject({ status: 404 });
  const learner = await addUser(database.db);
  expect(await world.dismiss(id, sent._id, learner)).toMatchObject({ status: 403 });
  expect(await newest(id)).toMatchObject({ state: 'done' });
  const colleague = await addUser(database.db, { role: 'staff' });
  expect(await world.dismiss(id, sent._id, colleague)).toMatchObject({ status: 200 });
  expect(await world.runsOf(id)).toEqual([]);
  expect(await world.dismiss(id, sent._id)).toMatchObject({ status: 404 });
  expect(await titles(id)).toEqual(['The only module', 'Peel']);
});
