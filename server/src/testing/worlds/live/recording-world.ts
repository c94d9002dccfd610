import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { adminRecordingEndpoints as office } from '#contracts/live/admin-recordings.ts';
import { recordingEndpoints } from '#contracts/live/recordings.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { files } from '#server/db/schema/index.ts';
import type { LiveCourse } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { liveBindings } from '#server/modules/live/live.routes.ts';
import { findRecording } from '#server/modules/live/recordings/recordings.repository.ts';
import { keyOf } from '#server/modules/media/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mp4Of } from '../../sample-files.ts';
import { addUser } from '../../test-world.ts';
import { type Sent, startMediaWorld } from '../media-world.ts';
import { createLiveWorld } from './live-world.ts';

const LENGTH_MS = 5_282_000;
export const RECORDING: Sent = ['evening.mp4', mp4Of({ ms: LENGTH_MS })];
export const CHAPTERS = '0:00 Welcome\n24:10 Case 2';
/** The first session is over by then. */
export const AFTER = Date.parse('2027-03-04T16:00:00Z');

/** Live courses on the evening after their first session, with a server that takes and shows what was recorded. */
export const startRecordingWorld = async (db: Db) => {
  const world = await createLiveWorld(db);
  const media = await startMediaWorld(db, { now: () => new Date(world.now()), bindings: liveBindings });
  const staff = await addUser(db, { role: 'staff' });
  world.at(AFTER);
  const list = async (course: LiveCourse) => {
    const { answer } = await media.call(office.adminListRecordings, { courseId: course.slug }, staff);
    return office.adminListRecordings.response.parse(answer);
  };
  const named = async (course: LiveCourse, number = 1) => {
    const { sessions } = await list(course);
    const sessionId = sessions.find((one) => one.number === number)?.sessionId ?? '';
    return { courseId: course.slug, sessionId };
  };
  const upload = async (course: LiveCourse, sent: readonly Sent[] = [RECORDING], by: User | null = staff) => {
    const { courseId, sessionId } = await named(course);
    const path = `/admin-courses/onlinelive/api/${courseId}/recordings/${sessionId}`;
    return media.upload(path, sent, { by, field: 'file' });
  };
  const save = async (course: LiveCourse, changes: { chapters?: string; isPublished?: boolean } = {}) => {
    const facts = { chapters: CHAPTERS, isPublished: true, ...changes };
    return media.call(office.saveRecording, { ...(await named(course)), ...facts }, staff);
  };
  const own = async (course: LiveCourse, person: User) => (await world.shown(course, person, 1)).recording;
  return {
    ...world,
    media,
    staff,
    list,
    named,
    upload,
    save,
    own,
    library: async (person: User) => {
      const { answer } = await world.call(orderEndpoints.listMyLiveCourses, {}, person);
      return orderEndpoints.listMyLiveCourses.response.parse(answer).courses;
    },
    recordingOf: async (course: LiveCourse) => (await list(course)).sessions[0]?.recording ?? null,
    /** A live course whose first session has a recording that participants see, and one of them. */
    recorded: async (...wishes: Parameters<typeof world.course>) => {
      const course = await world.course(...wishes);
      const person = await world.enrol(course);
      await upload(course);
      await save(course);
      const path = (await own(course, person))?.film?.path ?? '';
      return { course, person, path };
    },
    keep: async (course: LiveCourse, person: User, positionMs: number) =>
      world.call(recordingEndpoints.keepRecordingPosition, { ...(await named(course)), positionMs }, person),
    enlarge: async (course: LiveCourse, bytes: number, end: Buffer) => {
      const stored = await findRecording(db, (await named(course)).sessionId);
      if (!stored) throw new Error('nothing was recorded');
      await enlarge(join(media.folder, keyOf(stored.file)), bytes, end);
      await db.update(files).set({ bytes }).where(eq(files.id, stored.fileId));
    },
    close: async () => {
      await world.close();
      await media.close();
    },
  };
};

/** As if a film were so large; the disk keeps no more than is written. */
const enlarge = async (path: string, bytes: number, end: Buffer) => {
  const file = await open(path, 'r+');
  await file.write(end, 0, end.length, bytes - end.length);
  await file.close();
};
