import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminVideoEndpoints as room } from '#contracts/attendance/admin-videos.ts';
import { videoEndpoints } from '#contracts/attendance/videos.ts';
import { certificateEndpoints } from '#contracts/certificates/certificates.ts';
import { enrolments } from '#server/db/schema/index.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { film } from '#server/testing/sample-files.ts';
import { addUser } from '#server/testing/test-world.ts';
import { FILM, OTHER_FILM, startFilmWorld } from '#server/testing/worlds/film-world.ts';

const database = given(freshDatabase);
const world = given(() => startFilmWorld(database.db));

const DAY = 24 * 60 * 60_000;

const ruleOf = async ({ slug: courseId }: InPersonCourse, by: User) => {
  const { answer } = await world.call(certificateEndpoints.getCertificateRules, { courseId }, by);
  const { findings } = certificateEndpoints.getCertificateRules.response.parse(answer);
  return findings.find(({ rule }) => rule === 'video');
};

describe('handing in a film', () => {
  test('is seen by the participant, on the list and among the rules, which lead to where it is done', async () => {
    const { course, user } = await world.runOf();
    const page = `/certificates/why/${course.slug}/film`;
    expect(await world.own(course, user)).toMatchObject({ standing: 'open', videos: [] });
    expect(await ruleOf(course, user)).toMatchObject({ state: 'open', settledAt: page });
    expect(await world.handIn(course, user)).toMatchObject({ success: true, status: 200 });
    expect(await world.own(course, user)).toMatchObject({
      ...{ standing: 'waiting', opensOn: course.startDate },
      videos: [{ name: 'film.mp4', state: 'waiting', note: '', bytes: film().length }],
    });
    expect(await world.listed(course, user)).toMatchObject({ video: 'waiting' });
    expect(await ruleOf(course, user)).toMatchObject({ isMet: false, state: 'waiting' });
  });

  test('again while one waits takes its place, of which nothing is left', async () => {
    const { course, user } = await world.runOf();
    const first = await world.handIn(course, user);
    const second = await world.handIn(course, user, OTHER_FILM);
    expect((await world.own(course, user)).videos.map(({ name }) => name)).toEqual(['other.webm']);
    for (const { name, data, options } of world.media.jobs.splice(0))
      if (name === 'remove-bytes' && !options?.startAfter) await world.media.runJob(name, data);
    const { bytes } = await world.media.left();
    const isThere = ({ files: [url = ''] }: { files: string[] }) => bytes.some((name) => url.endsWith(name));
    expect([first, second].map(isThere)).toEqual([false, true]);
  });

  test('twice at once leaves one that waits', async () => {
    const { course, user } = await world.runOf();
    const all = await Promise.all([1, 2, 3].map(() => world.handIn(course, user)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await world.own(course, user)).videos).toHaveLength(1);
  });

  test('is for who is on the run', async () => {
    const { course, user } = await world.runOf();
    const stranger = await addUser(database.db);
    expect(await world.handIn(course, stranger)).toMatchObject({ status: 404, code: 'course-not-found' });
    expect(await world.handIn(course, null)).toMatchObject({ status: 401 });
    const asked = await world.call(videoEndpoints.getOwnVideos, { courseId: course.slug }, stranger);
    expect(asked.status).toBe(404);
    expect((await world.own(course, user)).videos).toEqual([]);
  });

  test('is refused before the first day, where none is asked for and once the place is cancelled', async () => {
    const { course, user, day } = await world.runOf();
    world.at(day.startsAt - DAY);
    const early = await world.handIn(course, user);
    expect(early).toMatchObject({ code: 'wrong-state', message: /first day of the course/ });
    expect(await world.own(course, user)).toMatchObject({ standing: 'too-early' });
    world.at(day.startsAt);
    await world.handIn(course, user);
    await world.decide(course, user, { isAccepted: false, note: 'Too dark' });
    await database.db
      .update(enrolments)
      .set({ cancelledAt: new Date(day.startsAt), cancelReason: 'Ill' })
      .where(eq(enrolments.userId, user.id));
    expect(await world.handIn(course, user)).toMatchObject({ code: 'wrong-state', message: /was cancelled/ });
    expect(await world.own(course, user)).toMatchObject({
      standing: 'cancelled',
      videos: [{ note: 'Too dark' }],
    });
    const other = await world.runOf({});
    expect(await world.handIn(other.course, other.user)).toMatchObject({
      message: 'This course asks for no film.',
    });
    expect(await world.own(other.course, other.user)).toMatchObject({ standing: 'not-asked' });
  });

  test('takes films only, whatever their name says, and leaves nothing of the others', async () => {
    const { course, user } = await world.runOf();
    const before = await world.media.left();
    for (const [name, bytes, message] of [
      ['film.mp4', Buffer.from('no film at all'), /not a real MP4 file/],
      ['film.mp4', Buffer.concat([film(), Buffer.from('<html>')]), /is a web page as well/],
      ['film.exe', film(), /films must be MP4, WEBM or MOV files/],
      ['film.mp4', Buffer.alloc(0), /is empty/],
    ] as const)
      expect(await world.handIn(course, user, [name, bytes])).toMatchObject({ status: 400, message });
    expect(await world.handIn(course, user, FILM, OTHER_FILM)).toMatchObject({
      message: 'Only one file can be uploaded here.',
    });
    expect(await world.media.left()).toEqual(before);
    expect(await world.own(course, user)).toMatchObject({ standing: 'open' });
  });

  test('is kept, also when it was given back, when files that nothing shows are removed', async () => {
    const { course, user } = await world.runOf();
    const { files: urls } = await world.handIn(course, user);
    await world.decide(course, user, { isAccepted: false, note: 'Too dark' });
    world.at(world.now() + 30 * DAY);
    await world.media.runJob('remove-unshown-files');
    expect((await world.media.get(urls[0] ?? '', user)).status).toBe(200);
  });
});

describe('a film that was handed in', () => {
  test('is opened to the participant, to who teaches the run and to staff, and to nobody else', async () => {
    const { course, user, people } = await world.runOf();
    const [teacher, foreign] = await Promise.all(
      [1, 2].map(() => addUser(database.db, { role: 'instructor' })),
    );
    if (!teacher || !foreign) throw new Error('nobody teaches');
    await world.teach(course, teacher);
    await world.teach((await world.runOf()).course, foreign);
    const url = (await world.handIn(course, user)).files[0] ?? '';
    const statusFor = async (by: User | null) => (await world.media.get(url, by)).status;
    const letIn = [user, teacher, world.staff];
    expect(await Promise.all(letIn.map(statusFor))).toEqual([200, 200, 200]);
    const others = [null, people[1], foreign, await addUser(database.db)];
    expect(await Promise.all(others.map(statusFor))).toEqual([404, 404, 404, 404]);
  });

  test('is sent in parts and left behind in no browser', async () => {
    const { course, user } = await world.runOf();
    const url = (await world.handIn(course, user)).files[0] ?? '';
    const part = await world.media.get(url, user, { range: 'bytes=4-7' });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'private, no-store',
      'content-range': `bytes 4-7/${film().length}`,
    });
  });
});

describe('looking at a film', () => {
  test('it is given back with a reason that is written to the participant, who hands in another, which is accepted', async () => {
    const { course, user } = await world.runOf();
    await world.handIn(course, user);
    expect((await world.decide(course, user, { isAccepted: false })).answer).toMatchObject({
      issues: [{ field: 'note', message: 'Please say why it is given back.' }],
    });
    world.jobs.splice(0);
    expect((await world.decide(course, user, { isAccepted: false, note: 'Too dark' })).status).toBe(200);
    expect(world.jobs.map(({ name }) => name)).toEqual(['attendance.changed', 'video.returned']);
    expect(await world.own(course, user)).toMatchObject({
      standing: 'returned',
      videos: [{ note: 'Too dark' }],
    });
    expect(await ruleOf(course, user)).toMatchObject({ isMet: false, state: 'failed' });
    world.at(world.now() + 1_000);
    await world.handIn(course, user);
    expect(await world.listed(course, user)).toMatchObject({ video: 'waiting' });
    expect((await world.decide(course, user, { isAccepted: true })).status).toBe(200);
    expect(await world.listed(course, user)).toMatchObject({ video: 'accepted' });
    expect(await ruleOf(course, user)).toMatchObject({ isMet: true, settledAt: null });
    expect((await world.own(course, user)).videos.map(({ state }) => state)).toEqual([
      'accepted',
      'returned',
    ]);
  });

  test('accepting it issues the certificate that waited for nothing else', async () => {
    const { course, user, days } = await world.runOf();
    await world.settle();
    await world.handIn(course, user);
    world.at((days.at(-1)?.endsAt ?? 0) + DAY);
    const numberOf = async () => {
      await world.work();
      const asked = { courseId: course.slug };
      const { answer } = await world.call(certificateEndpoints.getCertificateRules, asked, user);
      return certificateEndpoints.getCertificateRules.response.parse(answer).number;
    };
    expect(await numberOf()).toBeNull();
    await world.decide(course, user, { isAccepted: true });
    expect(await numberOf()).toEqual(expect.any(String));
  });

  test('one that was accepted stays: no other is taken, and nobody decides again', async () => {
    const { course, user } = await world.runOf();
    await world.handIn(course, user);
    await world.decide(course, user, { isAccepted: true });
    expect(await world.handIn(course, user)).toMatchObject({ status: 409, message: /No other is needed/ });
    for (const isAccepted of [true, false])
      expect((await world.decide(course, user, { isAccepted, note: 'Again' })).answer).toMatchObject({
        code: 'conflict',
      });
    expect(await world.own(course, user)).toMatchObject({ standing: 'accepted', videos: [{ note: '' }] });
  });

  test('what was seen is decided, not what took its place meanwhile', async () => {
    const { course, user } = await world.runOf();
    await world.handIn(course, user);
    const videoId = (await world.own(course, user)).videos[0]?.id;
    await world.handIn(course, user, OTHER_FILM);
    const outcome = await world.decide(course, user, { videoId, isAccepted: true });
    expect(outcome.answer).toMatchObject({ code: 'conflict', message: /another took its place/ });
    expect(await world.own(course, user)).toMatchObject({ standing: 'waiting' });
  });

  test('is of who teaches the run and of staff; the place is one of the run', async () => {
    const { course, user, enrolmentId } = await world.runOf();
    await world.handIn(course, user);
    const teacher = await addUser(database.db, { role: 'instructor' });
    const foreign = await addUser(database.db, { role: 'instructor' });
    await world.teach(course, teacher);
    const other = await world.runOf();
    await world.teach(other.course, foreign);
    const see = async (courseId: string, by: User) =>
      (await world.call(room.getVideos, { courseId, enrolmentId }, by)).status;
    expect(
      await Promise.all([teacher, world.staff, foreign, user].map((by) => see(course.slug, by))),
    ).toEqual([200, 200, 404, 403]);
    expect(await see(other.course.slug, foreign), 'a place of another run').toBe(404);
    const [video] = (await world.own(course, user)).videos;
    const decision = { enrolmentId, videoId: video?.id ?? '', isAccepted: true };
    for (const [courseId, status] of [
      [course.slug, 404],
      [other.course.slug, 404],
    ] as const)
      expect((await world.call(room.decideVideo, { ...decision, courseId }, foreign)).status).toBe(status);
    expect((await world.decide(course, user, { isAccepted: true, by: teacher })).status).toBe(200);
  });
});
