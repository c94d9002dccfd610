import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { MANAGER } from '#contracts/courses/course-options.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { film, pdf } from '#server/testing/sample-files.ts';
import { addUser } from '#server/testing/test-world.ts';
import { NOTHING, startMediaWorld } from '#server/testing/worlds/media-world.ts';

const MEGABYTE = 1024 * 1024;

const database = given(freshDatabase);
const world = given(() => startMediaWorld(database.db));

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
  await world.removeAll();
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
    const { socket, heard } = await startUpload('videos', 100 * MEGABYTE, headers as Record<string, string>);
    await until(async () => heard().includes('requestId'));
    expect(heard()).toContain(`"code":"${code}"`);
    socket.destroy();
  }
  expect(await world.left()).toEqual(NOTHING);
});
