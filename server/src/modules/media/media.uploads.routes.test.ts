import { describe, expect, test } from 'vitest';
import { publicIdOf } from '#contracts/course-office/file-rules.ts';
import { MANAGER } from '#contracts/courses/course-options.ts';
import { findShownPhotos, findUser, type User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { compound, docx, film, pdf, picture, pptx, webm } from '#server/testing/sample-files.ts';
import { addUser } from '#server/testing/test-world.ts';
import { NOTHING, type Sent, startMediaWorld } from '#server/testing/worlds/media-world.ts';
import { removeUnshownFile } from './remove-unshown-file.ts';

const MEGABYTE = 1024 * 1024;

const database = given(freshDatabase);
const world = given(() => startMediaWorld(database.db));

describe('what is uploaded', () => {
  test('documents keep their names and bytes', async () => {
    const sent: Sent[] = [
      ['Program 日.pdf', pdf()],
      ['consent.doc', compound('WordDocument')],
      ['consent.docx', docx()],
      ['slides.ppt', compound('PowerPoint Document')],
      ['slides.pptx', pptx()],
    ];
    const { status, files, details, message } = await world.upload('documents', sent);
    expect([status, message]).toEqual([200, '5 document(s) uploaded successfully']);
    expect(details.map(({ name, bytes }) => [name, bytes])).toEqual(
      sent.map(([name, bytes]) => [name, bytes.length]),
    );
    expect(details.map(({ url }) => url)).toEqual(files);
    for (const [at, url] of files.entries()) {
      expect(url).toMatch(/^\/files\/documents\/[0-9a-f]{32}\.(pdf|docx?|pptx?)$/);
      const response = await world.get(url, world.staff);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(sent[at]?.[1]);
    }
    const { rows } = await database.pool.query(
      "select actor_id, after ->> 'name' as name from audit_entries where action = 'file.uploaded'",
    );
    expect(rows).toHaveLength(sent.length);
    expect(rows).toEqual(expect.arrayContaining(sent.map(([name]) => ({ actor_id: world.staff.id, name }))));
    await world.removeAll();
  });

  test('pictures are kept as WebP with their sizes', async () => {
    const sent: Sent[] = [
      ['a.jpg', await picture({ width: 1_000, height: 500 }).jpeg().toBuffer()],
      ['b.png', await picture({ width: 100, height: 50 }).png().toBuffer()],
      ['c.webp', await picture().webp().toBuffer()],
      ['d.avif', await picture().avif({ effort: 0 }).toBuffer()],
      ['e.gif', await picture().gif().toBuffer()],
    ];
    const { details, message } = await world.upload('images', sent);
    expect(message).toBe('5 image(s) uploaded successfully');
    expect(details.map(({ name, type, width, height }) => [name, type, width, height])).toEqual([
      ['a.jpg', 'image/webp', 1_000, 500],
      ['b.png', 'image/webp', 100, 50],
      ['c.webp', 'image/webp', 400, 300],
      ['d.avif', 'image/webp', 400, 300],
      ['e.gif', 'image/webp', 400, 300],
    ]);
    // The widest in two smaller widths, three in one, the smallest in none.
    expect((await world.left()).bytes).toHaveLength(5 + 2 + 3);
    await world.removeAll();
  });

  test('films are kept as they are', async () => {
    const sent: Sent[] = [
      ['a.mp4', film()],
      ['b.mov', film('qt  ')],
      ['c.webm', webm()],
    ];
    const { details, message } = await world.upload('videos', sent);
    expect(message).toBe('3 video(s) uploaded successfully');
    expect(details.map(({ type }) => type)).toEqual(['video/mp4', 'video/quicktime', 'video/webm']);
    await world.removeAll();
  });

  test('the main image is one, in a field of its own', async () => {
    const one: Sent = ['a.png', await picture().png().toBuffer()];
    const answer = await world.upload('main-image', [one], { field: 'file' });
    expect(answer).toMatchObject({ status: 200, message: 'Main image uploaded successfully' });
    expect(answer.files).toEqual([answer.file]);
    expect((await world.get(answer.file ?? '')).status).toBe(200);
    await world.removeAll();
    const two = await world.upload('main-image', [one, one], { field: 'file' });
    expect(two).toMatchObject({ status: 400, message: 'Only one file can be uploaded here.' });
    expect(await world.left()).toEqual(NOTHING);
  });

  test('goes by its public id, its bytes after its row', async () => {
    const { files } = await world.upload('images', [['a.png', await picture().png().toBuffer()]]);
    const publicId = publicIdOf(files[0] ?? '');
    expect((await world.left()).rows).toEqual([publicId]);
    await world.removeAll();
    expect(await world.left()).toEqual(NOTHING);
    expect((await world.get(files[0] ?? '')).status).toBe(404);
  });
});

const aPdf: Sent = ['a.pdf', pdf()];

describe('what is refused leaves nothing', () => {
  test.each<[string, string, Sent[], string]>([
    ['a program', 'documents', [['setup.exe', Buffer.from('MZ')]], 'cannot be uploaded here'],
    ['a page', 'documents', [['page.html', Buffer.from('<html>')]], 'cannot be uploaded here'],
    ['a renamed program', 'documents', [['setup.pdf', Buffer.from('MZ')]], 'is not a real PDF file'],
    [
      'one bad file among good ones',
      'documents',
      [aPdf, aPdf, ['b.pdf', docx()]],
      '“b.pdf” is not a real PDF',
    ],
    [
      'a picture among documents',
      'documents',
      [['a.png', Buffer.from('\x89PNG')]],
      'cannot be uploaded here',
    ],
    ['a drawing', 'images', [['a.svg', Buffer.from('<svg/>')]], 'cannot be uploaded here'],
    ['a broken picture', 'images', [['a.png', Buffer.from('\x89PNG\r\n\x1a\n')]], '“a.png”'],
    ['an empty file', 'videos', [['a.mp4', Buffer.alloc(0)]], '“a.mp4” is empty.'],
    ['no file', 'videos', [], 'No file was sent.'],
    ['a 21st file', 'documents', Array.from({ length: 21 }, () => aPdf), 'At most 20 files'],
  ])('%s', async (_what, ...[where, sent, words]) => {
    const answer = await world.upload(where, sent);
    expect(answer).toMatchObject({ status: 400, success: false, code: 'invalid-input' });
    expect(answer.message).toContain(words);
    expect(await world.left()).toEqual(NOTHING);
  });

  test('a picture that is too large', async () => {
    const noise = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(15 * MEGABYTE)]);
    const answer = await world.upload('images', [['large.png', noise]]);
    expect(answer).toMatchObject({
      status: 413,
      code: 'too-large',
      message: '“large.png” is larger than 15 MB.',
    });
    expect(await world.left()).toEqual(NOTHING);
  });

  test('a file in another field', async () => {
    const answer = await world.upload('documents', [aPdf], { field: 'file' });
    expect(answer).toMatchObject({ status: 400, message: 'Send files in the field “files”.' });
  });

  test('what is no form', async () => {
    const response = await world.server.inject({
      method: 'POST',
      url: `${MANAGER}/upload/documents`,
      headers: world.headersOf(world.staff),
      payload: { files: [] },
    });
    expect(response.json()).toMatchObject({ success: false, code: 'malformed-body' });
  });

  test('a form of another site', async () => {
    const response = await world.server.inject({
      method: 'POST',
      url: `${MANAGER}/upload/documents`,
      headers: { ...world.headersOf(world.staff), 'sec-fetch-site': 'cross-site' },
    });
    expect(response.json()).toMatchObject({ code: 'cross-site' });
  });

  test('whatever a store does that fails', async () => {
    const { storage } = world.jobDeps.ports;
    const { put } = storage;
    storage.put = async () => {
      throw new Error('no room left');
    };
    const answer = await world.upload('documents', [aPdf]);
    storage.put = put;
    expect(answer).toMatchObject({ status: 500, code: 'internal' });
    expect(answer.message).not.toContain('room');
    expect(await world.left()).toEqual(NOTHING);
  });
});

test('should the process die before there is a row, a job of the next day finds the bytes', async () => {
  world.jobs.length = 0;
  const { files } = await world.upload('documents', [aPdf]);
  const [job] = world.jobs;
  expect(job?.name).toBe('remove-bytes');
  expect(job?.options?.startAfter?.getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);
  await world.runJob('remove-bytes', job?.data);
  expect((await world.get(files[0] ?? '', world.staff)).status).toBe(200);
  await database.pool.query('delete from files');
  await world.runJob('remove-bytes', job?.data);
  expect(await world.left()).toEqual(NOTHING);
});

describe('a profile picture', () => {
  const photo = () => picture({ width: 600, height: 600 }).png().toBuffer();
  const shown = async (user: User) => (await findUser(database.db, user.id))?.profilePhotoUrl;

  test('is set by the person themself, kept as long as it is shown, and open to whoever has its address', async () => {
    const learner = await addUser(database.db);
    const sent = await world.upload('photo', [['me.png', await photo()]], { by: learner, field: 'file' });
    expect([sent.status, sent.message]).toEqual([200, 'Your picture has been saved.']);
    expect(await shown(learner)).toBe(sent.file);
    expect((await world.get(sent.file ?? '')).headers.get('content-type')).toBe('image/webp');
    expect(await world.ctx((ctx) => removeUnshownFile(ctx, publicIdOf(sent.file ?? '')))).toMatchObject({
      isShown: true,
    });
  });

  test('takes the place of the one before, whose file is shown no more', async () => {
    const learner = await addUser(database.db);
    const first = await world.upload('photo', [['a.png', await photo()]], { by: learner, field: 'file' });
    const second = await world.upload('photo', [['b.png', await photo()]], { by: learner, field: 'file' });
    expect(await shown(learner)).toBe(second.file);
    expect(await findShownPhotos(database.db, [first.file ?? '', second.file ?? ''])).toEqual(
      new Set([second.file]),
    );
  });

  test('is a picture, and nobody sets one who is not signed in', async () => {
    const learner = await addUser(database.db);
    const paper = await world.upload('photo', [['me.pdf', pdf()]], { by: learner, field: 'file' });
    expect(paper.status).toBe(400);
    expect(await shown(learner)).toBe('');
    const stranger = await world.upload('photo', [['me.png', await photo()]], { by: null, field: 'file' });
    expect(stranger.status).toBe(401);
  });
});
