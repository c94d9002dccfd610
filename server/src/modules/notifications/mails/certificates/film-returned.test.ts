import { expect, test } from 'vitest';
import { adminVideoEndpoints as room } from '#contracts/attendance/admin-videos.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addFilm } from '#server/testing/participants.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createAttendanceWorld } from '#server/testing/worlds/attendance-world.ts';
import { filmReturned } from './film-returned.ts';

const database = given(freshDatabase);
const world = given(() => createAttendanceWorld(database.db));

test('whose film is given back reads why and where to hand in another; not once another was handed in', async () => {
  const { course, people } = await world.run({ videoSubmissionRequired: true });
  const [enrolmentId] = await world.enrolmentsOf(people);
  const videoId = await addFilm(database.db, enrolmentId);
  const note = 'The hands are <b>not</b> seen.\nPlease film from the side.';
  const decision = { courseId: course.slug, enrolmentId, videoId, isAccepted: false, note };
  await world.call(room.decideVideo, decision, await addUser(database.db, { role: 'staff' }));
  const letterNow = () =>
    world.ctx(async (ctx) => {
      const facts = await filmReturned.read(ctx, { videoId });
      return facts && filmReturned.write(facts);
    });
  const owed = await world.ctx((ctx) => filmReturned.to(ctx, { videoId }));
  expect(owed).toMatchObject([{ recipient: people[0].email, about: videoId }]);
  const letter = await letterNow();
  expect(letter?.quote).toEqual({ title: 'Why', text: note });
  expect(letter?.action.href).toMatch(new RegExp(`/certificates/why/${course.slug}/film$`));
  await addFilm(database.db, enrolmentId);
  expect(await letterNow()).toBeNull();
});
