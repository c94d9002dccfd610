import { eq } from 'drizzle-orm';
import type { Ctx } from '#server/calls/context.ts';
import {
  courseInstructors,
  enrolments,
  files,
  instructors,
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

/** A film that waits, as somebody has handed it in; nobody can watch it. */
export const addFilm = async (db: Db, enrolmentId: string): Promise<string> => {
  const [id, fileId, now] = [uuidv7(), uuidv7(), new Date()];
  const names = { publicId: `submissions/${fileId}`, extension: 'mp4', name: 'film.mp4', type: 'video/mp4' };
  await db
    .insert(files)
    .values({ ...names, id: fileId, kind: 'submission', bytes: 1, widths: [], uploadedAt: now });
  await db.insert(videoSubmissions).values({ id, enrolmentId, fileId, submittedAt: now });
  return id;
};
