import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type DataDownload, privacyEndpoints as own } from '#contracts/accounts/privacy.ts';
import { peopleEndpoints } from '#contracts/people/admin-people.ts';
import { bindings } from '#server/bindings.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import {
  attendanceMarks,
  certificates,
  courseSessions,
  dataDownloads,
  enrolments,
  files,
  users,
  videoSubmissions,
} from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { film } from '#server/testing/sample-files.ts';
import { createMemoryStorage } from '#server/testing/storage/memory-storage.ts';
import { signedIn, testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { inParts } from './parts.ts';
import { privacyFileRoutes } from './privacy.files.routes.ts';
import { takeData } from './take-data.ts';

const HOUR_MS = 60 * 60_000;
const database = given(freshDatabase);
const shop = given(() => createOrdersWorld(database.db));
const storage = createMemoryStorage();
let late = 0;
const academy = given(() =>
  testCalls(bindings, { db: database.db, ports: { storage }, now: () => new Date(Date.now() + late) }),
);
const server = given(() => startFilesApp(privacyFileRoutes, academy.jobDeps));

const downloadsOf = async (person: User): Promise<DataDownload[]> =>
  own.getPrivacy.response.parse((await academy.call(own.getPrivacy, {}, person)).answer).downloads;
const ask = async (person: User): Promise<DataDownload> => {
  await academy.call(own.askForData, {}, person);
  const [first] = await downloadsOf(person);
  if (!first) throw new Error('nothing was made ready');
  return first;
};
const take = (person: User | null, { _id }: DataDownload) => server.get(`/api/profile/data/${_id}`, person);
const unpacked = (raw: Buffer) => unzipSync(new Uint8Array(raw));
const named = (raw: Buffer) => Object.keys(unpacked(raw)).sort();

const upload = async (publicId: string, bytes: Buffer) => {
  const file = { id: uuidv7(), publicId, extension: 'mp4', kind: 'submission', name: 'Mine.mp4' } as const;
  const stored = { ...file, type: 'video/mp4', bytes: bytes.length, widths: [], uploadedAt: new Date() };
  await database.db.insert(files).values(stored);
  await storage.put(`${publicId}.mp4`, [bytes]);
  return file;
};

/** Somebody who has a file of every kind. */
const somebody = async (handedIn = film()) => {
  const [person, course] = [await addUser(database.db), await addCourse(database.db)];
  const reference = await shop.buy(person, course);
  const { db } = database;
  const [place] = await db.select().from(enrolments).where(eq(enrolments.userId, person.id));
  const [session] = await db.select().from(courseSessions).where(eq(courseSessions.courseId, course.id));
  if (!place || !session) throw new Error('there is no place');
  const video = await upload(`videos/${person.id}`, handedIn);
  const handing = { id: uuidv7(), enrolmentId: place.id, fileId: video.id, submittedAt: new Date() };
  await db.insert(videoSubmissions).values(handing);
  const at = new Date();
  const mark: typeof attendanceMarks.$inferInsert = {
    ...{ id: uuidv7(), sessionId: session.id, enrolmentId: place.id },
    ...{ kind: 'present', method: 'signature', signature: 'M1 2L3 4', at, madeAt: at, receivedAt: at },
  };
  await db.insert(attendanceMarks).values(mark);
  const photo = await upload(`photos/${person.id}`, Buffer.from('a photo'));
  await db
    .update(users)
    .set({ profilePhotoUrl: `/files/${photo.publicId}.mp4` })
    .where(eq(users.id, person.id));
  const number = `AUR-${person.id}`;
  const certificate = { id: uuidv7(), number, type: 'completion', userId: person.id, pdfBytes: 5 } as const;
  await db.insert(certificates).values({ ...certificate, snapshot: {}, findings: [], issuedAt: at });
  await storage.put(`certificates/${certificate.id.replaceAll('-', '')}.pdf`, [Buffer.from('paper')]);
  return { person, reference, video, mark, number };
};

describe('what is kept of somebody', () => {
  test('is taken along as one archive: told as JSON, with every file as it is', async () => {
    const { person, reference, number, mark } = await somebody();
    const other = await addUser(database.db);
    const download = await ask(person);
    expect(download).toMatchObject({ part: 1, files: 5, packed: 0, state: 'ready' });
    const { statusCode, rawPayload, headers } = await take(person, download);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toContain('my-data.zip');
    expect(headers['cache-control']).toBe('private, no-store');
    const files = unpacked(rawPayload);
    const paper = Object.keys(files).find((path) => path.startsWith('papers/')) ?? '';
    const all = `all.json certificates/${number}.pdf films/${person.id}.mp4 ${paper} photo/${person.id}.mp4`;
    expect(named(rawPayload)).toEqual([...all.split(' '), `signatures/${mark.id}.svg`]);
    const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    expect(Buffer.from(files[`films/${person.id}.mp4`] ?? [])).toEqual(film());
    expect(read(paper).slice(0, 5)).toBe('%PDF-');
    expect(read(`certificates/${number}.pdf`)).toBe('paper');
    expect(read(`signatures/${mark.id}.svg`)).toContain('d="M1 2L3 4"');
    const told = JSON.parse(read('all.json')) as Record<string, object[]>;
    expect(told.account).toMatchObject([{ email: person.email }]);
    expect(told.orders).toMatchObject([{ reference }]);
    expect(told.papers).toHaveLength(1);
    expect(read('all.json')).not.toContain(other.email);
    expect(read('all.json')).not.toMatch(/password|hash"|secret|token/i);
    expect(await downloadsOf(person)).toMatchObject([{ state: 'whole', packed: 5 }]);
  });

  test('is there also where there are no files', async () => {
    const person = await addUser(database.db);
    expect(named((await take(person, await ask(person))).rawPayload)).toEqual(['all.json']);
  });

  test('names what is not there any more, and brings the rest', async () => {
    const { person, video } = await somebody();
    const download = await ask(person);
    await storage.remove(`${video.publicId}.mp4`);
    const { rawPayload } = await take(person, download);
    expect(strFromU8(unpacked(rawPayload)['missing.txt'] ?? new Uint8Array())).toContain(
      `films/${person.id}.mp4`,
    );
    expect(named(rawPayload)).toContain(`photo/${person.id}.mp4`);
  });

  test('goes to nobody else, and to nobody an hour later', async () => {
    const [person, other, admin] = [
      await addUser(database.db),
      await addUser(database.db),
      await addUser(database.db, { role: 'admin' }),
    ];
    const download = await ask(person);
    expect((await take(null, download)).statusCode).toBe(401);
    for (const by of [other, admin]) expect((await take(by, download)).statusCode).toBe(404);
    late = HOUR_MS;
    expect((await take(person, download)).statusCode).toBe(404);
    expect(await downloadsOf(person)).toMatchObject([{ state: 'over' }]);
    late = 0;
    expect((await take(person, download)).statusCode).toBe(200);
  });

  test('asks for the password where the login is long ago', async () => {
    const person = await addUser(database.db, { password: 'Right-horse-2026' });
    const longAgo = signedIn(person, new Date(Date.now() - HOUR_MS));
    const asked = async (password: string) => {
      const { status, answer } = await academy.call(own.askForData, { password }, longAgo);
      return { status, code: answer.code };
    };
    expect(await asked('')).toMatchObject({ status: 403, code: 'confirm-password' });
    expect(await asked('Wrong-horse-2026')).toMatchObject({ status: 403, code: 'confirm-password' });
    expect(await downloadsOf(person)).toEqual([]);
    expect((await asked('Right-horse-2026')).status).toBe(200);
    expect(await downloadsOf(person)).toHaveLength(1);
  });

  test('is asked for twice at once and ready once', async () => {
    const person = await addUser(database.db);
    const asked = await Promise.all([1, 2, 3].map(() => academy.call(own.askForData, {}, person)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await downloadsOf(person)).toHaveLength(1);
  });

  test('is gone once its person is erased', async () => {
    const [person, admin] = [await addUser(database.db), await addUser(database.db, { role: 'admin' })];
    await ask(person);
    await academy.call(peopleEndpoints.deleteUser, { id: person.id, reason: '' }, admin);
    expect(await database.db.$count(dataDownloads, eq(dataDownloads.userId, person.id))).toBe(0);
  });
});

test('whoever leaves on the way ends it: the film is read no further, and the page says so', async () => {
  const { person, video } = await somebody();
  const download = await ask(person);
  let read = 0;
  const endless = Readable.from(
    (async function* () {
      for (;;) {
        read += 1;
        yield Buffer.alloc(64 * 1024);
      }
    })(),
  );
  const reading: typeof storage = {
    ...storage,
    read: (key, range) =>
      key === `${video.publicId}.mp4`
        ? Promise.resolve({ stream: endless, size: 2 ** 40 })
        : storage.read(key, range),
  };
  const outer = academy.outer(person);
  const ctx = { ...outer, ports: { ...outer.ports, storage: reading } } as OuterCtx & {
    caller: SignedInCaller;
  };
  const { archive } = await takeData(ctx, { id: download._id });
  let taken = 0;
  for await (const chunk of archive) {
    taken += (chunk as Buffer).length;
    if (taken > 2_000_000) break;
  }
  await expect.poll(() => endless.destroyed).toBe(true);
  // As much as was taken and what waits on the way, and no more.
  expect(read).toBeLessThan(60);
  await expect.poll(() => downloadsOf(person)).toMatchObject([{ state: 'broken-off' }]);
});

test('is divided where it is too long for one archive, and no file is', () => {
  const sized = (...sizes: number[]) => sizes.map((bytes, at) => ({ path: `${at}`, bytes }));
  const pathsOf = (sizes: number[]) => inParts(sized(...sizes), 10).map(({ paths }) => paths.join(''));
  expect(pathsOf([])).toEqual(['']);
  expect(pathsOf([4, 6])).toEqual(['01']);
  expect(pathsOf([4, 6, 1])).toEqual(['01', '2']);
  expect(pathsOf([20, 1, 9])).toEqual(['0', '12']);
});
