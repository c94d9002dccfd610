import { beforeEach, describe, expect, test } from 'vitest';
import { adminRecordingEndpoints as office } from '#contracts/live/admin-recordings.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { AFTER, CHAPTERS, startRecordingWorld } from '#server/testing/worlds/live/recording-world.ts';

const database = given(freshDatabase);
const world = given(() => startRecordingWorld(database.db));
beforeEach(() => world.at(AFTER));

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWelcome.\n';

describe('chapters and captions', () => {
  test('that cannot be shown are refused with words, and nothing changes', async () => {
    const { course } = await world.recorded();
    const named = await world.named(course);
    expect((await world.save(course, { chapters: '2:00:00 Too late' })).answer).toMatchObject({
      issues: [{ field: 'chapters', message: /the recording is only 1:28:02 long/ }],
    });
    const refused = await world.media.call(
      office.putCaptions,
      { ...named, captions: '<script>' },
      world.staff,
    );
    expect(refused.answer).toMatchObject({ issues: [{ field: 'captions', message: /no WebVTT file/ }] });
    expect(await world.recordingOf(course)).toMatchObject({ chaptersText: CHAPTERS, hasCaptions: false });
  });

  test('captions are given to who may watch, as text and nothing else', async () => {
    const { course, person } = await world.recorded();
    const named = await world.named(course);
    await world.media.call(office.putCaptions, { ...named, captions: VTT }, world.staff);
    const path = (await world.own(course, person))?.film?.captionsPath ?? '';
    const got = await world.media.get(path, person);
    expect([await got.text(), got.headers.get('content-type')]).toEqual([VTT, 'text/vtt; charset=utf-8']);
    expect((await world.media.get(path, await addUser(database.db))).status).toBe(403);
    await world.media.call(office.putCaptions, { ...named, captions: '' }, world.staff);
    expect(await world.own(course, person)).toMatchObject({ film: { captionsPath: null } });
  });
});

describe('where somebody is in it', () => {
  test('is kept for their place, for every device, and read by nobody else', async () => {
    const { course, person } = await world.recorded();
    const other = await world.enrol(course);
    expect((await world.keep(course, person, 1_450_000)).status).toBe(200);
    await world.keep(course, person, 1_460_000);
    expect(await world.own(course, person)).toMatchObject({ film: { resumeMs: 1_460_000 } });
    expect(await world.own(course, other)).toMatchObject({ film: { resumeMs: 0 } });
  });

  test('at its end it begins anew, and it is no presence', async () => {
    const { course, person } = await world.recorded();
    await world.keep(course, person, 5_281_000);
    expect(await world.own(course, person)).toMatchObject({ film: { resumeMs: 0 } });
    expect(await world.shown(course, person)).toMatchObject({ minutes: 0, presence: [], joined: 0 });
  });

  test('is kept of nobody who may not watch', async () => {
    const { course, person } = await world.recorded();
    expect((await world.keep(course, await addUser(database.db), 1)).status).toBe(403);
    for (const positionMs of [-1, 1.5, 90_000_000])
      expect((await world.keep(course, person, positionMs)).status).toBe(400);
    world.at(Date.parse('2027-09-04T22:00:00Z'));
    expect((await world.keep(course, person, 1)).status).toBe(410);
  });
});

describe('the library', () => {
  test('says until when the recordings of a live course can be seen', async () => {
    const { course, person } = await world.recorded();
    const listed = async () => (await world.library(person)).find(({ slug }) => slug === course.slug);
    expect(await listed()).toMatchObject({ recordingsUntil: '2027-09-04' });
    world.at(Date.parse('2027-09-04T21:59:00Z'));
    expect(await listed()).toMatchObject({ recordingsUntil: '2027-09-04' });
    world.at(Date.parse('2027-09-04T22:01:00Z'));
    expect(await listed()).toMatchObject({ recordingsUntil: null });
    world.at(AFTER);
    await world.save(course, { isPublished: false });
    expect(await listed()).toMatchObject({ recordingsUntil: null });
  });
});
