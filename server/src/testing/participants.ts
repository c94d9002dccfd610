import { eq } from 'drizzle-orm';
import type { Ctx } from '#server/calls/context.ts';
import {
  courseInstructors,
  courseSessions,
  enrolments,
  files,
  instructors,
  liveRecordings,
  orderPlaces,
  videoSubmissions,
} from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Run } from '../modules/catalogue/index.ts';
import type { User } from '../modules/identity/index.ts';
import { placeOrderOf } from './placed-order.ts';

/** Gives people a place on a course, as a payment would have. */
export const enrolIn = async (ctx: Ctx, course: Run, ...people: User[]): Promise<void> => {
  for (const user of people) {
    const { placeId } = await placeOrderOf(ctx, { user, course });
    const accepted = { state: 'accepted', acceptedAt: ctx.now } as const;
    await ctx.db.update(orderPlaces).set(accepted).where(eq(orderPlaces.id, placeId));
    const enrolment = { id: uuidv7(), userId: user.id, courseId: course.id, placeId, createdAt: ctx.now };
    await ctx.db.insert(enrolments).values(enrolment);
  }
};

/** An instructor of a run from now on, by their account. */
export const letTeach = async (db: Db, course: Run, { id: userId }: User): Promise<void> => {
  const id = uuidv7();
  const names = { firstName: 'Ada', lastName: 'Byron', credentials: [], bio: '', specialties: [] };
  await db.insert(instructors).values({ ...names, id, slug: id, yearsOfExperience: 1, userId });
  const place = { role: 'Lead Instructor', position: 7 } as const;
  await db.insert(courseInstructors).values({ ...place, courseId: course.id, instructorId: id });
};

/** A film whose bytes nobody can see. */
const addUnseen = async (db: Db, kind: 'submission' | 'recording', name: string): Promise<string> => {
  const [id, uploadedAt] = [uuidv7(), new Date()];
  const names = { publicId: `${kind}s/${id}`, extension: 'mp4', name, type: 'video/mp4' };
  await db.insert(files).values({ ...names, id, kind, bytes: 1, widths: [], uploadedAt });
  return id;
};

/** A film that waits, as somebody has handed it in; nobody can watch it. */
export const addFilm = async (db: Db, enrolmentId: string): Promise<string> => {
  const id = uuidv7();
  const fileId = await addUnseen(db, 'submission', 'film.mp4');
  await db.insert(videoSubmissions).values({ id, enrolmentId, fileId, submittedAt: new Date() });
  return id;
};

/** The recording of the first session of a live course, which nobody can watch; says which session. */
export const addRecording = async (db: Db, course: Run): Promise<string> => {
  const fileId = await addUnseen(db, 'recording', 'evening.mp4');
  const [session] = await db.select().from(courseSessions).where(eq(courseSessions.courseId, course.id));
  const sessionId = session?.id ?? '';
  await db.insert(liveRecordings).values({ id: uuidv7(), sessionId, fileId, uploadedAt: new Date() });
  return sessionId;
};
