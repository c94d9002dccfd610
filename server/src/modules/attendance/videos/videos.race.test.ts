import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminVideoEndpoints as room } from '#contracts/attendance/admin-videos.ts';
import { enrolments } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { holdTransaction, untilSomebodyWaits } from '#server/testing/held-transaction.ts';
import { startFilmWorld } from '#server/testing/worlds/film-world.ts';
import { decideVideo } from './decide-video.ts';

const database = given(freshDatabase);
const world = given(() => startFilmWorld(database.db));

/** Two in one moment: the second begins while the first is not over, and has to wait for it. */
const meanwhile = async <T>(
  first: Parameters<typeof holdTransaction>[1],
  second: () => Promise<T>,
): Promise<T> => {
  const held = await holdTransaction(world, first, world.staff);
  const waiting = second();
  await untilSomebodyWaits(database.pool);
  await held.end();
  return waiting;
};

/** A film that waits, and what accepts it. */
const handedIn = async () => {
  const run = await world.runOf();
  await world.handIn(run.course, run.user);
  const [video] = (await world.own(run.course, run.user)).videos;
  const seen = { courseId: run.course.slug, enrolmentId: run.enrolmentId, videoId: video?.id ?? '' };
  return { ...run, seen, accepted: { ...seen, isAccepted: true, note: '' } };
};

test('a film that is just being accepted is not replaced', async () => {
  const { course, user, accepted } = await handedIn();
  const late = await meanwhile(
    (ctx) => decideVideo(ctx, accepted),
    () => world.handIn(course, user),
  );
  expect(late).toMatchObject({ status: 409, message: 'Your film was accepted. No other is needed.' });
  const { videos } = await world.own(course, user);
  expect(videos.map(({ state }) => state)).toEqual(['accepted']);
  expect((await world.media.get(videos[0]?.url ?? '', user)).status).toBe(200);
});

test('a film that is just being accepted is not given back', async () => {
  const { course, user, seen, accepted } = await handedIn();
  const late = await meanwhile(
    (ctx) => decideVideo(ctx, accepted),
    () => world.call(room.decideVideo, { ...seen, isAccepted: false, note: 'Too dark' }, world.staff),
  );
  expect(late).toMatchObject({ status: 409, answer: { code: 'conflict' } });
  expect(await world.own(course, user)).toMatchObject({ standing: 'accepted', videos: [{ note: '' }] });
});

test('a film is not taken for a place that is just being cancelled', async () => {
  const { course, user, enrolmentId } = await world.runOf();
  const late = await meanwhile(
    (ctx) =>
      ctx.db
        .update(enrolments)
        .set({ cancelledAt: ctx.now, cancelReason: 'Ill' })
        .where(eq(enrolments.id, enrolmentId)),
    () => world.handIn(course, user),
  );
  expect(late).toMatchObject({ status: 409, message: /was cancelled/ });
  expect(await world.own(course, user)).toMatchObject({ standing: 'cancelled', videos: [] });
});
