import type { Issue } from '#contracts/errors.ts';
import { type CourseContent, courseContent, type Slide } from '#contracts/learning/content.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readAll, refuseFor } from '#server/calls/validate.ts';
import { fileIssues } from '#server/modules/media/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { unsafeInDrawing } from './drawing-rules.ts';
import { outlineOf, slidesIn } from './outline.ts';
import {
  insertSlides,
  insertTests,
  insertVersion,
  lockNewestNumber,
  setNewest,
} from './versions.repository.ts';

export type Publication = {
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
  refuseFor(await issuesOf(ctx, written), { tellAll: true });
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
    publishedAt: now,
  };
  await insertVersion(db, version);
  await insertSlides(
    db,
    version.id,
    slides.map((slide) => ({ slide, searchText: wordsOf(slide) })),
  );
  await insertTests(db, version.id, written.tests);
  await setNewest(db, version, figuresOf(written, slides));
  return { versionId: version.id, number: version.number };
};

/** What a schema cannot see: drawings that do more than draw, and recordings that are gone. */
const issuesOf = async (ctx: Ctx, content: CourseContent): Promise<Issue[]> => {
  const drawings = drawingsIn(content).flatMap((svg) => unsafeInDrawing(svg) ?? []);
  const recordings = slidesIn(content.modules).flatMap(({ slideId, narration }) =>
    narration?.audioFile
      ? [{ field: slideId, label: `Narration of “${slideId}”`, url: narration.audioFile }]
      : [],
  );
  return [
    ...drawings.map((problem) => ({ field: 'modules', message: `Drawing: ${problem}` })),
    ...(await fileIssues(ctx, recordings)),
  ];
};

/** Wherever they stand. */
const drawingsIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'drawing' && 'svg' in part) return [String(part.svg)];
  return Object.values(part).flatMap(drawingsIn);
};

const figuresOf = ({ modules }: CourseContent, slides: readonly Slide[]) => ({
  modules: modules.length,
  slides: slides.length,
  seconds: slides.reduce((all, { seconds }) => all + seconds, 0),
});

/** What a learner may remember of a slide and look for. */
const wordsOf = (slide: Slide): string =>
  [
    slide.title,
    slide.figure?.value,
    slide.figure?.caption,
    slide.text,
    slide.narration?.script,
    ...(slide.type === 'hotspot' ? slide.spots.flatMap(({ title, text }) => [title, text]) : []),
    ...(slide.type === 'question' ? [slide.question.prompt] : []),
  ]
    .filter(Boolean)
    .join(' ');
