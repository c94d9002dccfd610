import type { Ctx } from '#server/calls/context.ts';
import { fullName, presentRating, type ShownTeaching } from '#server/modules/catalogue/index.ts';
import type { LandingPage } from '#server/modules/course-office/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { slidesIn } from '../versions/outline.ts';
import { readSlide, readVersion, type Version } from '../versions/read-version.ts';
import { presentElearningCourse } from './elearning-course.present.ts';

/** What visitors are told of a self-paced course and who teaches it, with the newest version of what is learned. */
export const showElearningCourse: LandingPage = async (ctx, { course, teaching }) => {
  const { db, now } = ctx;
  const version = course.publishedVersionId ? await readVersion(db, course.publishedVersionId) : null;
  const outline = version ?? { modules: [], tests: [] };
  const rating = presentRating(course.series);
  const { content, certification } = course;
  return {
    ...presentElearningCourse({ course, outline, settings: await readSettings(db) }, now),
    version: course.publishedVersion,
    publishedAt: course.publishedAt?.toISOString() ?? null,
    level: content.experienceLevel,
    language: course.language,
    cpdPoints: certification.cpdPoints,
    outcomes: content.objectives,
    audience: content.targetAudience,
    prerequisites: content.prerequisites,
    faq: content.faq,
    tests: outline.tests,
    instructors: teaching.map(presentTeacher),
    rating: { average: rating?.mean ?? null, count: rating?.count ?? 0 },
    samples: version ? await readSamples(ctx, version) : [],
  };
};

const readSamples = async ({ db }: Ctx, { id, modules }: Version) => {
  const samples = [];
  for (const { slideId } of slidesIn(modules).filter(({ isSample }) => isSample))
    samples.push((await readSlide(db, id, slideId)) ?? []);
  return samples.flat();
};

const presentTeacher = ({ instructor }: ShownTeaching) => ({
  slug: instructor.slug,
  name: fullName(instructor),
  credentials: instructor.credentials,
  bio: instructor.bio,
  photoUrl: instructor.photoUrl,
});
