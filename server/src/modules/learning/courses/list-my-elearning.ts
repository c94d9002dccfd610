import type { Picture } from '#contracts/learning/content.ts';
import type { MyElearningCourse } from '#contracts/learning/elearning.ts';
import { courseAct, learningFigures, nextToLearn } from '#domain/learning/course-standing.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { slidesIn } from '../versions/outline.ts';
import { pictureOf } from '../versions/picture-of.ts';
import { readSlide, readVersions } from '../versions/read-version.ts';
import { listOwn, type OwnRow } from './courses.repository.ts';
import { type Own, presentOwn } from './own-course.present.ts';

/** The caller's courses by three statements, however many they are; two of them read what never changes, once. */
export const listMyElearning = async (ctx: SignedInCtx) => {
  const own = await readOwn(ctx.db, await listOwn(ctx.db, ctx.caller.user.id));
  const shown = own.map((one) => ({ own: one, course: presentOwn(one, todayOf(ctx)) }));
  const next = nextToLearn(shown, ({ course }) => actOf(course));
  return {
    courses: shown.map(({ course }) => course),
    nextPicture: next ? await readPicture(ctx.db, next.own) : null,
  };
};

const todayOf = ({ now }: SignedInCtx) => localDate(localDateIn(now, ACADEMY_ZONE));

const actOf = ({ enrollmentData: { hasAccess }, learningProgress: { overall } }: MyElearningCourse) =>
  courseAct({
    hasAccess,
    percent: overall.percentageComplete,
    completedSlides: overall.completedSlides,
    positionMs: overall.currentPositionMs,
  });

/** Of the slide at which it goes on: where it was left, else the first. */
const readPicture = async (db: Tx | Db, { row, version }: Own): Promise<Picture | null> => {
  if (!version) return null;
  const slides = slidesIn(version.modules);
  const at = slides.find(({ slideId }) => slideId === row.positionSlideId) ?? slides[0];
  const slide = at && (await readSlide(db, version.id, at.slideId));
  return slide ? pictureOf(slide) : null;
};

/** With the version that is learned, and those that were completed. */
export const readOwn = async (db: Tx | Db, rows: readonly OwnRow[]): Promise<Own[]> => {
  const versions = await readVersions(
    db,
    rows.flatMap(({ versionId, completedVersionIds }) => [
      ...(versionId ? [versionId] : []),
      ...completedVersionIds,
    ]),
  );
  return rows.map((row) => ({
    row,
    version: versions.get(row.versionId ?? ''),
    completedVersions: row.completedVersionIds.flatMap((id) => versions.get(id) ?? []),
    completed: new Set(row.completed),
  }));
};

export const getMyStats = async (ctx: SignedInCtx) => {
  const own = await readOwn(ctx.db, await listOwn(ctx.db, ctx.caller.user.id));
  const counted = own
    .map((one) => presentOwn(one, todayOf(ctx)))
    .map(({ learningProgress, certificate }) => ({
      percent: learningProgress.overall.percentageComplete,
      isEligible: certificate.isEligible,
    }));
  return { stats: learningFigures(counted) };
};
