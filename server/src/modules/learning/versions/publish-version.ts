import { type CourseContent, courseContent, type Slide } from '#contracts/learning/content.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readAll, refuseFor } from '#server/calls/validate.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { contentIssues } from './content-issues.ts';
import { outlineOf, slidesIn } from './outline.ts';
import { searchableWords } from './searchable-words.ts';
import {
  insertSlides,
  insertTests,
  insertVersion,
  lockNewestNumber,
  sealVersion,
  setNewest,
} from './versions.repository.ts';

type Publication = {
  courseId: string;
  /** As somebody has written it; what is wrong in it is told field by field. */
  content: unknown;
  /** What learners of the version before are told. */
  changes?: readonly string[];
};

/** Makes the next version of a self-paced course, whole. Nothing changes it afterwards. */
export const publishVersion = async (
  ctx: Ctx,
  { courseId, content, changes = [] }: Publication,
): Promise<{ versionId: string; number: number }> => {
  const { db, now } = ctx;
  const written = readAll(courseContent, content, { tellAll: true });
  refuseFor(await contentIssues(ctx, written), { tellAll: true });
  const newest = await lockNewestNumber(db, courseId);
  if (newest === undefined) throw new AppError('course-not-found');
  const slides = slidesIn(written.modules);
  const version = {
    id: uuidv7(),
    courseId,
    number: newest + 1,
    changes: [...changes],
    outline: outlineOf(written),
    createdAt: now,
    createdBy: ctx.caller.user?.id ?? null,
    publishedAt: null,
  };
  await insertVersion(db, version);
  await insertSlides(
    db,
    version.id,
    slides.map((slide) => ({ slide, searchText: searchableWords(slide) })),
  );
  await insertTests(db, version.id, written.tests);
  await sealVersion(db, version.id, now);
  await setNewest(db, { ...version, publishedAt: now }, figuresOf(written, slides));
  return { versionId: version.id, number: version.number };
};

const figuresOf = ({ modules }: CourseContent, slides: readonly Slide[]) => ({
  modules: modules.length,
  slides: slides.length,
  seconds: slides.reduce((all, { seconds }) => all + seconds, 0),
});
