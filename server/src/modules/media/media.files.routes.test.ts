import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { film, pdf, picture } from '#server/testing/sample-files.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { startMediaWorld } from '#server/testing/worlds/media-world.ts';
import type { User } from '../identity/index.ts';

const database = given(freshDatabase);
const world = given(() => startMediaWorld(database.db));
let photo: string;
let video: string;
const VIDEO = film('isom', 1_000);
const NO_PROMOTION = { brochureUrl: '', videoUrl: '', catalogUrl: '' };

const uploadOne = async (what: string, name: string, bytes: Buffer): Promise<string> => {
  const { files } = await world.upload(what, [[name, bytes]]);
  if (!files?.[0]) throw new Error(`${name} was refused`);
  return files[0];
};

beforeAll(async () => {
  photo = await uploadOne(
    'images',
    'a.jpg',
    await picture({ width: 1_500, height: 1_000 }).jpeg().toBuffer(),
  );
  video = await uploadOne('videos', 'a.mp4', VIDEO);
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('pictures and films', () => {
  test('are for everybody, and kept by whoever has fetched them', async () => {
    const response = await world.get(photo);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(Number(response.headers.get('content-length'))).toBe((await bytesOf(response)).length);
    expect((await world.get(video)).headers.get('content-type')).toBe('video/mp4');
  });

  test.each([
    ['?w=100', 320],
    ['?w=320', 320],
    ['?w=321', 640],
    ['?w=1280', 1_280],
    ['?w=1281', 1_500],
    ['?w=9999', 1_500],
    ['?w=wide', 1_500],
    ['?w=-1', 1_500],
    ['?w=320&w=640', 1_500],
    ['', 1_500],
  ])('a picture that is asked for with %s comes %i wide', async (query, width) => {
    const response = await world.get(photo + query);
    expect((await sharp(await bytesOf(response)).metadata()).width).toBe(width);
  });

  test('are not sent again to whoever has them', async () => {
    const etag = (await world.get(photo)).headers.get('etag') ?? '';
    expect((await world.get(`${photo}?w=320`)).headers.get('etag')).not.toBe(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await world.get(photo, null, { 'if-none-match': known });
      expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
    }
    expect((await world.get(photo, null, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['bytes=0-3', 206, [0, 3]],
    ['bytes=1000-', 206, [1_000, VIDEO.length - 1]],
    ['bytes=-5', 206, [VIDEO.length - 5, VIDEO.length - 1]],
    ['bytes=5000-', 416, null],
    ['bytes=0-1,4-5', 200, null],
    ['nonsense', 200, null],
  ] as const)('a film answers %s with %i', async (range, status, part) => {
    const response = await world.get(video, null, { range });
    expect(response.status).toBe(status);
    const bytes = await bytesOf(response);
    if (part) {
      expect(response.headers.get('content-range')).toBe(`bytes ${part[0]}-${part[1]}/${VIDEO.length}`);
      expect(bytes).toEqual(VIDEO.subarray(part[0], part[1] + 1));
    } else if (status === 416) {
      expect(response.headers.get('content-range')).toBe(`bytes */${VIDEO.length}`);
    } else {
      expect(bytes).toEqual(VIDEO);
    }
  });

  test('a part is sent only of what was begun', async () => {
    const etag = (await world.get(video)).headers.get('etag') ?? '';
    const ask = (ifRange: string) => world.get(video, null, { range: 'bytes=0-3', 'if-range': ifRange });
    expect([(await ask(etag)).status, (await ask('"other"')).status]).toEqual([206, 200]);
  });

  test('HEAD tells all but the bytes', async () => {
    for (const url of [photo, `${photo}?w=320`, video]) {
      const whole = await world.get(url);
      const told = await world.server.inject({ method: 'HEAD', url });
      expect([told.statusCode, told.body]).toEqual([200, '']);
      for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
        expect(told.headers[name]?.toString()).toBe(whole.headers.get(name));
    }
    const part = await world.server.inject({ method: 'HEAD', url: video, headers: { range: 'bytes=0-3' } });
    expect(part.headers['content-length']).toBe(`${VIDEO.length}`);
  });

  test.each([
    '/files/images/none.webp',
    '/files/images/..%2f..%2fsecrets.json',
    `/files/images/${'x'.repeat(250)}.webp`,
  ])('%s is missing', async (url) => {
    expect((await world.get(url)).status).toBe(404);
  });

  test('another ending is another address', async () => {
    expect((await world.get(photo.replace('.webp', '.html'))).status).toBe(404);
  });
});

describe('a document', () => {
  let handout: string;
  let brochure: string;
  let draftBrochure: string;
  let people: Record<'anonymous', null> & Record<'participant' | 'former' | 'other' | 'instructor', User>;

  beforeAll(async () => {
    const { db } = database;
    [handout, brochure, draftBrochure] = [
      await uploadOne('documents', 'Handout “日”.pdf', pdf('handout')),
      await uploadOne('documents', 'brochure.pdf', pdf('brochure')),
      await uploadOne('documents', 'draft.pdf', pdf('draft')),
    ];
    const course = await addCourse(db, {
      media: { documents: [handout], promotional: { ...NO_PROMOTION, brochureUrl: brochure } },
    });
    await addCourse(db, {
      status: 'draft',
      media: { promotional: { ...NO_PROMOTION, catalogUrl: draftBrochure } },
    });
    const [participant, former, other] = [await addUser(db), await addUser(db), await addUser(db)];
    const instructor = await addUser(db, { role: 'instructor' });
    people = { anonymous: null, participant, former, other, instructor };
    await world.ctx(async (ctx) => {
      await enrolIn(ctx, course, participant, former);
      await enrolIn(ctx, await addCourse(db), other);
    });
    await database.pool.query(
      "update enrolments set cancelled_at = now(), cancel_reason = 'other' where user_id = $1",
      [former.id],
    );
  });

  const statusesFor = async (url: string) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({ ...people, staff: world.staff }).map(async ([who, user]) => [
          who,
          (await world.get(url, user)).status,
        ]),
      ),
    );

  test('of a course is for its participants and staff; for others it is missing', async () => {
    expect(await statusesFor(handout)).toEqual({
      anonymous: 404,
      participant: 200,
      former: 404,
      other: 404,
      instructor: 404,
      staff: 200,
    });
    const refused = await world.get(handout);
    const missing = await world.get('/files/documents/none.pdf');
    const without = ({ requestId, ...answer }: { requestId: string }) => answer;
    expect(without((await refused.json()) as never)).toEqual(without((await missing.json()) as never));
  });

  test('that promotes a public course is for everybody', async () => {
    expect(new Set(Object.values(await statusesFor(brochure)))).toEqual(new Set([200]));
  });

  test('that promotes a draft is for staff', async () => {
    expect(await statusesFor(draftBrochure)).toMatchObject({ anonymous: 404, participant: 404, staff: 200 });
  });

  test('that no course shows is for staff', async () => {
    const url = await uploadOne('documents', 'a.pdf', pdf());
    expect(await statusesFor(url)).toMatchObject({ anonymous: 404, participant: 404, staff: 200 });
  });

  test('is saved under its own name, runs nothing, and stays with nobody on the way', async () => {
    const { headers } = await world.get(handout, people.participant);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Handout%20/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
});

test('bytes that are missing are a missing file', async () => {
  const url = await uploadOne('images', 'a.png', await picture().png().toBuffer());
  await world.jobDeps.ports.storage.remove(url.replace('/files/', ''));
  const response = await world.get(url);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
});
