import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminRecordingEndpoints as office } from '#contracts/live/admin-recordings.ts';
import { localDate } from '#domain/time/local-date.ts';
import { auditEntries, courses, enrolments, liveSessions } from '#server/db/schema/index.ts';
import { listKeptSessions } from '#server/modules/catalogue/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { film, webmOf } from '#server/testing/sample-files.ts';
import { addUser } from '#server/testing/test-world.ts';
import {
  AFTER,
  CHAPTERS,
  RECORDING,
  startRecordingWorld,
} from '#server/testing/worlds/live/recording-world.ts';

const database = given(freshDatabase);
const world = given(() => startRecordingWorld(database.db));
beforeEach(() => world.at(AFTER));

const DAY = 24 * 60 * 60_000;
const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWelcome.\n';

describe('the recording of a session', () => {
  test('is uploaded by staff, with the length that its file says and the program as its chapters', async () => {
    const agenda = [
      { time: '15:00', title: 'Welcome', minutes: 5 },
      { time: '15:20', title: 'Case 1', minutes: 20 },
      { time: '16:29', title: 'Behind its end', minutes: 1 },
    ];
    const course = await world.course({ schedule: { agenda } });
    expect(await world.upload(course)).toMatchObject({ status: 200, message: 'The recording is stored.' });
    expect(await world.recordingOf(course)).toMatchObject({
      name: 'evening.mp4',
      bytes: RECORDING[1].length,
      isPublished: false,
      hasCaptions: false,
      chaptersText: '0:00 Welcome\n20:00 Case 1',
      film: { durationMs: 5_282_000, captionsPath: null },
    });
  });

  test('is seen by participants once it is published, with its last day in the zone of the course', async () => {
    const course = await world.course();
    const person = await world.enrol(course);
    await world.upload(course);
    expect(await world.own(course, person)).toBeNull();
    expect((await world.save(course)).answer).toMatchObject({ message: 'Saved. Participants can see it.' });
    expect(await world.own(course, person)).toMatchObject({
      until: '2027-09-04',
      film: { durationMs: 5_282_000, resumeMs: 0, chapters: [{ title: 'Welcome' }, { startMs: 1_450_000 }] },
    });
    await world.save(course, { isPublished: false });
    expect(await world.own(course, person)).toBeNull();
    expect(await world.own(course, world.staff)).toMatchObject({
      until: null,
      film: { durationMs: 5_282_000 },
    });
  });

  test('of a draft is seen by staff alone', async () => {
    const { course, person, path } = await world.recorded();
    await database.db.update(courses).set({ status: 'draft' }).where(eq(courses.id, course.id));
    const statuses = await Promise.all([world.staff, person].map((by) => world.media.get(path, by)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 404]);
  });

  test('says nowhere where it is stored', async () => {
    const { course, person } = await world.recorded();
    const [stored] = (await world.media.left()).rows.filter((id) => id.startsWith('recordings/'));
    const said = JSON.stringify([await world.page(course, person), await world.list(course)]);
    expect(stored).toBeTruthy();
    expect(said).not.toContain(stored?.split('/')[1]);
    expect(said).not.toContain('/files/recordings');
    expect((await world.media.get(`/files/${stored}.mp4`, person)).status).toBe(404);
  });

  test('is taken once the session has begun, of one that is held, where the course makes recordings', async () => {
    const course = await world.course();
    world.at(AFTER - DAY);
    expect(await world.upload(course)).toMatchObject({ status: 409, message: /once the session has begun/ });
    world.at(AFTER);
    const none = await world.course({
      live: { platform: '', joinUrl: '', hostUrl: '', recordingMonths: null },
    });
    expect(await world.upload(none)).toMatchObject({ status: 409, message: /no recordings are made/ });
    const { sessionId } = await world.named(course);
    await database.db
      .update(liveSessions)
      .set({ cancelledAt: new Date(AFTER) })
      .where(eq(liveSessions.sessionId, sessionId));
    expect(await world.upload(course)).toMatchObject({ status: 409, message: 'This session was cancelled.' });
    expect((await world.list(course)).sessions[0]?.notTaken).toBe('This session was cancelled.');
  });

  test('is uploaded by staff alone, and takes films alone', async () => {
    const { course, person } = await world.recorded();
    const before = await world.media.left();
    const teacher = await addUser(database.db, { role: 'instructor' });
    await world.teach(course, teacher);
    for (const [by, status] of [
      [null, 401],
      [person, 403],
      [teacher, 403],
    ] as const)
      expect((await world.upload(course, [RECORDING], by)).status).toBe(status);
    expect(await world.upload(course, [['evening.mp4', Buffer.from('<html>')]])).toMatchObject({
      status: 400,
    });
    expect(await world.upload(course, [RECORDING, RECORDING])).toMatchObject({
      message: 'Only one file can be uploaded here.',
    });
    expect(await world.media.left()).toEqual(before);
  });

  test('of another course is none of this one', async () => {
    const { course } = await world.recorded();
    const other = await world.course();
    const strange = { courseId: other.slug, sessionId: (await world.named(course)).sessionId };
    const saved = { ...strange, chapters: '', isPublished: false };
    expect((await world.media.call(office.saveRecording, saved, world.staff)).status).toBe(404);
    expect((await world.media.call(office.removeRecording, strange, world.staff)).status).toBe(404);
    expect(await world.recordingOf(course)).toMatchObject({ isPublished: true });
  });

  test('that is replaced keeps its chapters and stays published; nothing is left of the one before', async () => {
    const { course, person, path } = await world.recorded();
    await world.keep(course, person, 60_000);
    world.at(AFTER + 1000);
    await world.upload(course, [['better.webm', webmOf({ ms: 1_000_000 })]]);
    expect(await world.own(course, person)).toMatchObject({
      film: { durationMs: 1_000_000, chapters: [{ title: 'Welcome' }], resumeMs: 60_000 },
    });
    expect((await world.own(course, person))?.film?.path).not.toBe(path);
    for (const { name, data, options } of world.media.jobs.splice(0))
      if (name === 'remove-bytes' && !options?.startAfter) await world.media.runJob(name, data);
    const kept = (await world.media.left()).bytes.filter((name) => name.endsWith('.webm'));
    expect(kept).toHaveLength(1);
    const again = await world.media.get(path, person);
    expect(again.headers.get('content-type')).toBe('video/webm');
  });

  test('of two that come at once, one stands', async () => {
    const course = await world.course();
    const before = (await world.media.left()).rows.length;
    const sent = ['one.mp4', 'two.mp4', 'three.mp4'].map((name) =>
      world.upload(course, [[name, RECORDING[1]]]),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await world.media.left()).rows.length).toBe(before + 1);
  });

  test('that breaks off leaves nothing behind', async () => {
    const course = await world.course();
    const { courseId, sessionId } = await world.named(course);
    const before = await world.media.left();
    const boundary = 'x';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`;
    const cut = new ReadableStream({
      start(stream) {
        stream.enqueue(Buffer.concat([Buffer.from(head), film('isom', 100_000)]));
        setTimeout(() => stream.error(new Error('the line broke')), 100);
      },
    });
    const sent = fetch(
      `http://127.0.0.1:${world.media.port}/admin-courses/onlinelive/api/${courseId}/recordings/${sessionId}`,
      {
        method: 'POST',
        body: cut,
        duplex: 'half',
        headers: {
          ...world.media.headersOf(world.staff),
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      } as RequestInit,
    );
    await expect(sent).rejects.toThrow();
    await expect.poll(() => world.media.left()).toEqual(before);
    expect(await world.recordingOf(course)).toBeNull();
  });

  test('that is taken away goes with its file, its captions and where people were', async () => {
    const { course, person, path } = await world.recorded();
    await world.keep(course, person, 60_000);
    const named = await world.named(course);
    expect((await world.media.call(office.removeRecording, named, world.staff)).status).toBe(200);
    expect(await world.own(course, person)).toBeNull();
    expect((await world.media.get(path, person)).status).toBe(404);
    expect((await world.media.call(office.removeRecording, named, world.staff)).status).toBe(404);
    await world.upload(course);
    await world.save(course);
    expect(await world.own(course, person)).toMatchObject({ film: { resumeMs: 0 } });
  });

  test('is kept when files that nothing shows are removed', async () => {
    const { course, person, path } = await world.recorded();
    world.at(AFTER + 30 * DAY);
    await world.media.runJob('remove-unshown-files');
    expect((await world.media.get(path, person)).status).toBe(200);
    expect(await world.recordingOf(course)).not.toBeNull();
  });

  test('is audited: who gave it, changed it and took it away', async () => {
    const { course } = await world.recorded();
    const named = await world.named(course);
    await world.upload(course);
    await world.media.call(office.putCaptions, { ...named, captions: VTT }, world.staff);
    await world.media.call(office.removeRecording, named, world.staff);
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.objectId, course.id));
    const recorded = entries.filter(({ action }) => action.startsWith('recording.'));
    expect(recorded.map(({ action }) => action)).toEqual([
      'recording.uploaded',
      'recording.saved',
      'recording.replaced',
      'recording.captioned',
      'recording.removed',
    ]);
    expect(recorded[1]).toMatchObject({
      actorId: world.staff.id,
      before: { isPublished: false },
      after: { session: 1, chapters: CHAPTERS, isPublished: true },
    });
  });
});

test('a session that was recorded stays with its course', async () => {
  const day = { startTime: '15:00', endTime: '16:30' };
  const { course } = await world.recorded({
    sessions: [
      { date: localDate('2027-03-04'), ...day },
      { date: localDate('2027-03-05'), ...day },
    ],
  });
  const kept = await world.ctx((ctx) => listKeptSessions(ctx.db, course.id));
  expect([...kept]).toEqual([(await world.named(course)).sessionId]);
});

test('whoever has a place again sees it again', async () => {
  const { course, person, path } = await world.recorded();
  const place = eq(enrolments.userId, person.id);
  await database.db
    .update(enrolments)
    .set({ cancelledAt: new Date(AFTER) })
    .where(place);
  expect((await world.media.get(path, person)).status).toBe(403);
  expect((await world.page(course, person)).role).toBe('stranger');
  await database.db.update(enrolments).set({ cancelledAt: null }).where(place);
  expect((await world.media.get(path, person)).status).toBe(200);
});
