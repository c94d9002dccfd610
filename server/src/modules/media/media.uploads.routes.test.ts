import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MANAGER } from '#contracts/admin-courses.ts';
import { publicIdOf } from '#contracts/file-rules.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { type Sent, startMediaWorld } from '#server/testing/media-world.ts';
import { compound, docx, film, pdf, picture, pptx, webm } from '#server/testing/sample-files.ts';
import { addUser } from '#server/testing/test-world.ts';
import { removeFile } from './remove-file.ts';

const MEGABYTE = 1024 * 1024;
const NOTHING = { bytes: [], rows: [] };

let database: TestDatabase;
let world: Awaited<ReturnType<typeof startMediaWorld>>;

beforeAll(async () => {
  database = await freshDatabase();
  world = await startMediaWorld(database.db);
});
afterAll(async () => {
  await world.close();
  await database.close();
});

const removeAll = async () => {
  for (const publicId of (await world.left()).rows) {
    await world.ctx((ctx) => removeFile(ctx, publicId));
  }
  for (const { data } of world.jobs.splice(0)) await world.runJob('remove-bytes', data);
  expect(await world.left()).toEqual(NOTHING);
};

describe('what is uploaded', () => {
  test('documents keep their names and bytes', async () => {
    const sent: Sent[] = [
      ['Programme 日.pdf', pdf()],
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
      "select actor_id, after ->> 'name' as name from audit_entries where action = 'file.uploaded' order by id",
    );
    expect(rows).toEqual(sent.map(([name]) => ({ actor_id: world.staff.id, name })));
    await removeAll();
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
    await removeAll();
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
    await removeAll();
  });

  test('the main image is one, in a field of its own', async () => {
    const one: Sent = ['a.png', await picture().png().toBuffer()];
    const answer = await world.upload('main-image', [one], { field: 'file' });
    expect(answer).toMatchObject({ status: 200, message: 'Main image uploaded successfully' });
    expect(answer.files).toEqual([answer.file]);
    expect((await world.get(answer.file ?? '')).status).toBe(200);
    await removeAll();
    const two = await world.upload('main-image', [one, one], { field: 'file' });
    expect(two).toMatchObject({ status: 400, message: 'Only one file can be uploaded here.' });
    expect(await world.left()).toEqual(NOTHING);
  });

  test('goes by its public id, its bytes after its row', async () => {
    const { files } = await world.upload('images', [['a.png', await picture().png().toBuffer()]]);
    const publicId = publicIdOf(files[0] ?? '');
    expect((await world.left()).rows).toEqual([publicId]);
    await removeAll();
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

const BOUNDARY = 'boundary';
const opening = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;

/** Opens an upload by hand, to see what happens on the way. */
const startUpload = async (what: string, length: number, headers = world.headersOf(world.staff)) => {
  const socket = connect(world.port, '127.0.0.1');
  await once(socket, 'connect');
  const heard: Buffer[] = [];
  socket.on('data', (chunk) => heard.push(chunk));
  socket.on('error', () => {});
  const lines = { host: 'localhost', 'content-length': length, connection: 'close', ...headers };
  socket.write(
    `POST ${MANAGER}/upload/${what} HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n${Object.entries(
      lines,
    )
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  const write = async (bytes: Buffer | string) => {
    if (!socket.write(bytes)) await once(socket, 'drain');
  };
  return { socket, write, heard: () => Buffer.concat(heard).toString() };
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in buffers that somebody still holds: the memory of a process also counts what nobody does. */
const heldBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(5);
};

describe('on the way', () => {
  test('of 60 MB less than 10 are held at any time', async () => {
    const tail = `\r\n--${BOUNDARY}--\r\n`;
    const head = Buffer.concat([Buffer.from(opening('long.mp4')), film()]);
    const { socket, write, heard } = await startUpload('videos', head.length + 60 * MEGABYTE + tail.length);
    const chunk = randomBytes(MEGABYTE);
    await write(head);
    const before = heldBytes();
    const held: number[] = [];
    for (let sent = 0; sent < 60; sent++) {
      await write(chunk);
      if (sent % 5 === 0) held.push(heldBytes() - before);
    }
    await write(tail);
    await once(socket, 'close');
    expect(heard()).toContain('1 video(s) uploaded successfully');
    expect(Math.max(...held) / MEGABYTE).toBeLessThan(10);
    await removeAll();
  });

  test.each([
    ['videos', 'long.mp4', film('isom', 3 * MEGABYTE)],
    ['documents', 'long.pdf', Buffer.concat([pdf(), Buffer.alloc(3 * MEGABYTE)])],
    ['images', 'large.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('a browser that goes away leaves nothing among the %s', async (what, name, bytes) => {
    const first = what === 'documents' ? `${opening('whole.pdf')}${pdf().toString('latin1')}\r\n` : '';
    const { socket, write } = await startUpload(what, 100 * MEGABYTE);
    await write(first + opening(name));
    await write(bytes);
    if (what !== 'images') await until(async () => (await world.left()).bytes.length > (first ? 1 : 0));
    socket.destroy();
    await until(async () => (await world.left()).bytes.length === 0);
    await sleep(50);
    expect(await world.left()).toEqual(NOTHING);
  });

  test('a file that is too large is refused as soon as that is known, and the answer is heard', async () => {
    const { socket, write, heard } = await startUpload('documents', 53 * MEGABYTE);
    await write(Buffer.concat([Buffer.from(opening('large.pdf')), pdf()]));
    const chunk = Buffer.alloc(MEGABYTE);
    for (let sent = 0; sent < 51; sent++) await write(chunk);
    await until(async () => heard().includes('requestId'));
    expect(heard()).toMatch(/^HTTP\/1.1 413 [\s\S]*“large.pdf” is larger than 50 MB\./);
    socket.destroy();
    expect(await world.left()).toEqual(NOTHING);
  });

  test('who is not signed in, or no staff, is answered before a byte is read', async () => {
    const learner = await addUser(database.db);
    for (const [headers, code] of [
      [{}, 'not-signed-in'],
      [world.headersOf(learner), 'not-allowed'],
    ] as const) {
      const { socket, heard } = await startUpload(
        'videos',
        100 * MEGABYTE,
        headers as Record<string, string>,
      );
      await until(async () => heard().includes('requestId'));
      expect(heard()).toContain(`"code":"${code}"`);
      socket.destroy();
    }
    expect(await world.left()).toEqual(NOTHING);
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
});
