import { expect, test } from 'vitest';
import { instructors } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { film, pdf, picture } from '#server/testing/sample-files.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { type Sent, startMediaWorld } from '#server/testing/worlds/media-world.ts';

const DAY = 24 * 60 * 60 * 1000;

const database = given(freshDatabase);
const world = given(() => startMediaWorld(database.db, { now: () => now }));
let now = new Date('2026-11-21T12:00:00Z');

const uploadSome = async (what: string, count: number, file: Sent): Promise<string[]> =>
  (await world.upload(what, new Array<Sent>(count).fill(file))).files;

/** What there was a week ago and nothing shows goes, as every day. */
const clean = async () => {
  await world.runJob('remove-unshown-files');
  for (const { data } of world.jobs.splice(0)) await world.runJob('remove-bytes', data);
  return new Set((await world.left()).rows);
};
const idOf = (url = '') => url.replace('/files/', '').replace(/\.\w+$/, '');

test('what anything shows stays; what nothing shows goes after seven days, rows and bytes', async () => {
  const png = await picture({ width: 50, height: 50 }).png().toBuffer();
  const [main, gallery, linked, portrait, logo, unsaved] = await uploadSome('images', 6, ['a.png', png]);
  const [handout, brochure, catalogue, forgotten] = await uploadSome('documents', 4, ['a.pdf', pdf()]);
  const [clip, trailer] = await uploadSome('videos', 2, ['a.mp4', film()]);
  await addCourse(database.db, {
    status: 'draft',
    media: {
      mainImage: { url: main ?? '', alt: '' },
      images: ['https://elsewhere.example/a.png', gallery ?? ''],
      documents: [handout ?? ''],
      videos: [clip ?? ''],
      links: [{ title: 'Map', url: linked ?? '', type: 'website' }],
      promotional: { brochureUrl: brochure ?? '', videoUrl: trailer ?? '', catalogUrl: catalogue ?? '' },
    },
  });
  await database.db.insert(instructors).values({
    id: uuidv7(),
    slug: 'a-person',
    firstName: 'A',
    lastName: 'Person',
    credentials: [],
    bio: '',
    specialties: [],
    yearsOfExperience: 1,
    photoUrl: portrait,
  });
  await database.pool.query('insert into certification_bodies (id, name, logo_url) values ($1, $2, $3)', [
    uuidv7(),
    'A body',
    logo,
  ]);
  const shown = [main, gallery, linked, portrait, logo, handout, brochure, catalogue, clip, trailer];

  now = new Date(now.getTime() + 6.9 * DAY);
  expect(await clean()).toEqual(new Set([...shown, unsaved, forgotten].map(idOf)));
  const [fresh] = await uploadSome('documents', 1, ['b.pdf', pdf()]);
  now = new Date(now.getTime() + 0.2 * DAY);
  expect(await clean()).toEqual(new Set([...shown, fresh].map(idOf)));
  expect((await world.left()).bytes).toHaveLength(shown.length + 1);
});
