import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import {
  changeCourse,
  followsTitle,
  isRun,
  keepFormerSlug,
  leaveSeries,
  nextFreeSlug,
  replaceLinks,
  seriesFor,
  slugStem,
  stemOf,
} from '#server/modules/catalogue/index.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { recordingChange } from '../changes/course-history.ts';
import { movingSessions } from '../changes/moving-sessions.ts';
import { courseOfficeEvents } from '../course-office.events.ts';
import { selfPacedColumns } from '../self-paced/self-paced-columns.ts';
import { liveOf, runColumns, teachingOf } from './course-columns.ts';
import { replaceTeaching } from './course-writes.repository.ts';
import { linkedOf } from './relations.ts';
import { underFreeNames } from './under-free-names.ts';

/** The address follows the title while the course is a draft; the former one leads on. */
const moveAddress = async (db: Tx, course: Course, form: CourseForm): Promise<string> => {
  const { slug: former, id: courseId } = course;
  const stem = stemOf(form);
  if (course.status !== 'draft' || stem === slugStem(course)) return former;
  const slug = await nextFreeSlug(db, stem, courseId);
  if (slug !== former) await keepFormerSlug(db, { courseId, former, slug });
  return slug;
};

/** What staff say of a course, and why where they move its sessions. */
export type Said = { form: CourseForm; reason: string };

/** Writes what staff say of a course that is locked, and what they changed. Participants hear of sessions that it moves. */
export const saveCourse = async (ctx: SignedInCtx, course: Course, { form, reason }: Said): Promise<void> => {
  const save = () => recordingChange(ctx, course, () => write(ctx, course, form));
  if (!isRun(course)) return save();
  const moved = await movingSessions(ctx, { course, reason }, save);
  if (moved)
    await announce(ctx, courseOfficeEvents['course.sessions-changed'], { courseId: course.id, ...moved });
};

const write = async (ctx: SignedInCtx, course: Course, form: CourseForm): Promise<void> => {
  const isRenamed = await followsTitle(ctx, course, form);
  const basic = { ...form.basic, seriesId: isRenamed ? null : form.basic.seriesId };
  const seriesId = await seriesFor(ctx, course.kind, { ...form, basic });
  const changes = {
    ...(isRun(course) ? runColumns(form, course) : selfPacedColumns(form)),
    ...(course.kind === 'OnlineLiveTraining' && liveOf(form)),
    seriesId,
    updatedAt: ctx.now,
    updatedBy: ctx.caller.user.id,
  };
  const writeUnder = async (db: Tx, code: string) => {
    const slug = await moveAddress(db, course, form);
    await changeCourse(db, course.id, { ...changes, code, slug });
  };
  await underFreeNames(ctx, form, { codeField: 'basic.courseCode', write: writeUnder });
  await replaceTeaching(ctx.db, course.id, teachingOf(form));
  await replaceLinks(ctx.db, course.id, linkedOf(form));
  if (seriesId !== course.seriesId) await leaveSeries(ctx, course.seriesId);
};
