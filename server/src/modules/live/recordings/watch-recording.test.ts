import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { enrolments } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { AFTER, RECORDING, startRecordingWorld } from '#server/testing/worlds/live/recording-world.ts';

const database = given(freshDatabase);
const world = given(() => startRecordingWorld(database.db));
beforeEach(() => world.at(AFTER));

const [, BYTES] = RECORDING;

describe('who watches a recording', () => {
  test('is who takes part, who teaches it and staff; to anybody else a link that is passed on opens nothing', async () => {
    const { course, person, path } = await world.recorded();
    const teacher = await addUser(database.db, { role: 'instructor' });
    const foreign = await addUser(database.db, { role: 'instructor' });
    await world.teach(course, teacher);
    const statusFor = async (by: typeof person | null) => (await world.media.get(path, by)).status;
    const people = [person, teacher, world.staff, foreign, await addUser(database.db), null];
    expect(await Promise.all(people.map(statusFor))).toEqual([200, 200, 200, 403, 403, 401]);
    const refused = (await (await world.media.get(path, foreign)).json()) as { message: string };
    expect(refused.message).toMatch(/for who takes part in the course/);
  });

  test('whose place was cancelled sees it no more', async () => {
    const { person, path } = await world.recorded();
    await database.db
      .update(enrolments)
      .set({ cancelledAt: new Date(AFTER) })
      .where(eq(enrolments.userId, person.id));
    expect((await world.media.get(path, person)).status).toBe(403);
  });

  test('sees it until the last minute of its last day where the course is, and then reads since when not', async () => {
    const { course, person, path } = await world.recorded();
    const teacher = await addUser(database.db, { role: 'instructor' });
    await world.teach(course, teacher);
    world.at(Date.parse('2027-09-04T21:59:59Z'));
    expect((await world.media.get(path, person)).status).toBe(200);
    world.at(Date.parse('2027-09-04T22:00:00Z'));
    for (const by of [person, teacher]) {
      const gone = await world.media.get(path, by);
      expect([gone.status, ((await gone.json()) as { message: string }).message]).toEqual([
        410,
        'This recording could be seen until 4 September 2027.',
      ]);
    }
    expect((await world.media.get(path, world.staff)).status).toBe(200);
    expect(await world.own(course, person)).toEqual({ until: '2027-09-04', film: null });
  });

  test('sees none before it is published or before its session is over, staff see it', async () => {
    const { course, person, path } = await world.recorded();
    world.at(Date.parse('2027-03-04T15:29:59Z'));
    expect((await world.media.get(path, person)).status).toBe(404);
    world.at(AFTER);
    await world.save(course, { isPublished: false });
    expect((await world.media.get(path, person)).status).toBe(404);
    expect((await world.media.get(path, world.staff)).status).toBe(200);
  });
});

describe('a recording is sent', () => {
  test.each([
    ['bytes=4-7', 206, `bytes 4-7/${BYTES.length}`],
    ['bytes=-4', 206, `bytes ${BYTES.length - 4}-${BYTES.length - 1}/${BYTES.length}`],
    [`bytes=${BYTES.length - 2}-`, 206, `bytes ${BYTES.length - 2}-${BYTES.length - 1}/${BYTES.length}`],
    [`bytes=${BYTES.length}-`, 416, `bytes */${BYTES.length}`],
    ['lines=1-2', 200, null],
  ] as const)('in the part that is asked for: %s', async (range, status, contentRange) => {
    const { person, path } = await world.recorded();
    const part = await world.media.get(path, person, { range });
    expect([part.status, part.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(part.headers.get('cache-control')).toBe('private, no-store');
    if (status !== 206) return;
    const [first = 0, last = 0] = (contentRange.match(/\d+/g) ?? []).map(Number);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(BYTES.subarray(first, last + 1));
  });

  test('whole to who began with another film, and in parts to who began with this one', async () => {
    const { course, person, path } = await world.recorded();
    const { headers } = await world.media.get(path, person, { range: 'bytes=0-3' });
    const tag = headers.get('etag') ?? '';
    const ask = (ifRange: string) =>
      world.media.get(path, person, { range: 'bytes=4-7', 'if-range': ifRange });
    expect((await ask(tag)).status).toBe(206);
    world.at(AFTER + 1000);
    await world.upload(course);
    expect((await ask(tag)).status).toBe(200);
  });

  test('from the end of two gigabytes without reading them', async () => {
    const { course, person, path } = await world.recorded();
    const size = 2 * 1024 ** 3 + 4096;
    const end = Buffer.from('the last words of an evening');
    await world.enlarge(course, size, end);
    const before = process.memoryUsage().rss;
    const begun = performance.now();
    const last = await world.media.get(path, person, { range: `bytes=-${end.length}` });
    expect([last.status, last.headers.get('content-range')]).toEqual([
      206,
      `bytes ${size - end.length}-${size - 1}/${size}`,
    ]);
    expect(await last.text()).toBe(end.toString());
    expect(performance.now() - begun).toBeLessThan(2_000);
    const whole = await world.media.get(path, person);
    expect(whole.headers.get('content-length')).toBe(String(size));
    await whole.body?.cancel();
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
  });
});
