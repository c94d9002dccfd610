import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { givenUploadFolder } from '#server/testing/builder/importing.ts';
import { deck } from '#server/testing/builder/sample-decks.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { startMediaWorld } from '#server/testing/worlds/media-world.ts';
import { readDraft } from './draft/read-draft.ts';
import { listRuns } from './import/runs/import-runs.repository.ts';

const database = given(freshDatabase);
const media = given(() => startMediaWorld(database.db));
givenUploadFolder();

const courseId = async () => (await addSelfPaced(database.db, { isPublished: false })).id;
const importOf = (id: string) => `/admin-courses/selfpaced/api/${id}/import`;
const NEW = '/admin-courses/selfpaced/api/import';
const exportOf = (id: string, query = '') => `/admin-courses/selfpaced/api/${id}/export${query}`;
const titles = async (id: string) =>
  (await readDraft(database.db, id)).modules.flatMap(({ sections }) =>
    sections.flatMap(({ slides }) => slides.map(({ title }) => title)),
  );

test('staff import a deck and export what became of it', async () => {
  const id = await courseId();
  const answer = await media.upload(importOf(id), [['Peel.pptx', deck([{ title: 'Depth' }])]], {
    field: 'file',
  });
  expect(answer).toMatchObject({
    status: 200,
    message: '“Peel.pptx” has arrived and is being imported.',
    run: { file: 'Peel.pptx', state: 'waiting' },
  });
  const [job] = media.jobs.filter(({ name }) => name === 'take-import');
  await media.runJob('take-import', job?.data);
  expect(await titles(id)).toEqual(['Depth']);
  const sent = await media.get(exportOf(id), media.staff);
  expect(sent.status).toBe(200);
  expect(sent.headers.get('content-type')).toBe('application/zip');
  expect(sent.headers.get('content-disposition')).toMatch(
    /^attachment; filename="self-paced-course-\d+\.course\.zip"/,
  );
  expect(Object.keys(unzipSync(new Uint8Array(await sent.arrayBuffer())))).toEqual(['course.json']);
});

test('staff make a course of an export, and of nothing else', async () => {
  const sent = await media.get(exportOf(await courseId()), media.staff);
  const whole = Buffer.from(await sent.arrayBuffer());
  const answer = await media.upload(NEW, [['Peel.course.zip', whole]], { field: 'file' });
  expect(answer).toMatchObject({
    status: 200,
    message: '“Peel.course.zip” has arrived and is being imported.',
    run: { file: 'Peel.course.zip', state: 'waiting', course: null },
  });
  const job = media.jobs.filter(({ name }) => name === 'take-import').at(-1);
  await media.runJob('take-import', job?.data);
  const [made] = await listRuns(database.db, null, 1);
  expect(made).toMatchObject({
    course: {
      title: expect.stringMatching(/^Self-paced course/),
      code: expect.stringMatching(/^EL-\d+-2$/),
    },
    report: { kind: 'course' },
  });
  const deckSent = await media.upload(NEW, [['Peel.pptx', deck([{ title: 'Depth' }])]], { field: 'file' });
  expect(deckSent).toMatchObject({
    status: 400,
    message: '“Peel.pptx” is no export of a course, so it was refused.',
  });
});

test('nobody but staff imports or exports', async () => {
  const id = await courseId();
  const learner = await addUser(database.db);
  for (const [by, status] of [
    [null, 401],
    [learner, 403],
  ] as const) {
    const sent = [['Peel.md', Buffer.from('# A')]] as const;
    expect((await media.upload(importOf(id), sent, { by, field: 'file' })).status).toBe(status);
    expect((await media.upload(NEW, sent, { by, field: 'file' })).status).toBe(status);
    expect((await media.get(exportOf(id), by)).status).toBe(status);
  }
});

test('a course that is none, a version that is none and a second file are refused in words', async () => {
  const nobodys = '018f0000-0000-7000-8000-000000000000';
  const file = ['Peel.md', Buffer.from('# A')] as const;
  expect(await media.upload(importOf(nobodys), [file], { field: 'file' })).toMatchObject({
    status: 404,
    code: 'course-not-found',
  });
  const id = await courseId();
  expect((await media.get(exportOf(nobodys), media.staff)).status).toBe(404);
  expect((await media.get(exportOf(id, '?version=7'), media.staff)).status).toBe(404);
  expect((await media.get(exportOf(id, '?version=x'), media.staff)).status).toBe(400);
  expect(await media.upload(importOf(id), [file, file], { field: 'file' })).toMatchObject({
    status: 400,
    message: 'Only one file can be uploaded here.',
  });
  expect(await titles(id)).toEqual([]);
});

test('an upload that ends half-way leaves no file and no slide', async () => {
  const id = await courseId();
  const kept = () => readdir(join(media.folder, 'passing')).catch(() => []);
  const before = await kept();
  const socket = connect(media.port, '127.0.0.1');
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="Peel.md"\r\n\r\n';
  socket.write(
    `POST ${importOf(id)} HTTP/1.1\r\nhost: x\r\nx-person: ${media.staff.id}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n${head}# Half`,
  );
  await vi.waitFor(async () => expect(await kept()).toHaveLength(before.length + 1));
  socket.destroy();
  await vi.waitFor(async () => expect(await kept()).toEqual(before));
  expect(await titles(id)).toEqual([]);
});
