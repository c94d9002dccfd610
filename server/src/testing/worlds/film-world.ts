import { eq } from 'drizzle-orm';
import { adminVideoEndpoints as room } from '#contracts/attendance/admin-videos.ts';
import { videoEndpoints } from '#contracts/attendance/videos.ts';
import { enrolments } from '#server/db/schema/index.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { film, webm } from '../sample-files.ts';
import { addUser } from '../test-world.ts';
import { createAttendanceWorld } from './attendance-world.ts';
import { type Sent, startMediaWorld } from './media-world.ts';

export const FILM: Sent = ['film.mp4', film()];
export const OTHER_FILM: Sent = ['other.webm', webm()];

const ASKS = { videoSubmissionRequired: true, minimumAttendance: 0 };
type Decision = { isAccepted: boolean; note?: string; videoId?: string; by?: User };

/** Runs whose courses ask for a film, with a server that takes and shows them. */
export const startFilmWorld = async (db: Db) => {
  const world = createAttendanceWorld(db);
  const media = await startMediaWorld(db, { now: () => new Date(world.now()) });
  const staff = await addUser(db, { role: 'staff' });
  const own = async ({ slug: courseId }: InPersonCourse, by: User) => {
    const { answer } = await world.call(videoEndpoints.getOwnVideos, { courseId }, by);
    return videoEndpoints.getOwnVideos.response.parse(answer);
  };
  return {
    ...world,
    media,
    staff,
    own,
    /** On its first day. */
    runOf: async (requirements: object = ASKS) => {
      const run = await world.run(requirements);
      world.at(run.day.startsAt);
      const [enrolmentId] = await world.enrolmentsOf(run.people);
      return { ...run, enrolmentId, user: run.people[0] };
    },
    handIn: ({ slug }: InPersonCourse, by: User | null, ...sent: Sent[]) =>
      media.upload(`/api/attendance/videos/${slug}`, sent.length > 0 ? sent : [FILM], { by, field: 'file' }),
    /** Of the film that waits, where none is named. */
    decide: async (course: InPersonCourse, user: User, { videoId, by = staff, ...decision }: Decision) => {
      const [place] = await db.select().from(enrolments).where(eq(enrolments.userId, user.id));
      const latest = (await own(course, user)).videos[0]?.id ?? uuidv7();
      const asked = { courseId: course.slug, enrolmentId: place?.id ?? '', videoId: videoId ?? latest };
      return world.call(room.decideVideo, { ...asked, ...decision }, by);
    },
    close: media.close,
  };
};
