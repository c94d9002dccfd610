import type { Issue } from '#contracts/errors.ts';
import type { CourseContent } from '#contracts/learning/content.ts';
import { unsafeInDrawing } from '#domain/learning/drawing-rules.ts';
import type { Ctx } from '#server/calls/context.ts';
import { fileIssues } from '#server/modules/media/index.ts';
import { slidesIn } from './outline.ts';

/** What a schema cannot see: drawings that do more than draw, and recordings that are gone. */
export const contentIssues = async (ctx: Ctx, content: CourseContent): Promise<Issue[]> => {
  const recordings = slidesIn(content.modules).flatMap(({ slideId, narration }) =>
    narration?.audioFile
      ? [{ field: slideId, label: `Narration of “${slideId}”`, url: narration.audioFile }]
      : [],
  );
  return [...drawingIssues(content), ...(await fileIssues(ctx, recordings))];
};

/** Drawings of anything that do more than draw. */
export const drawingIssues = (part: unknown): Issue[] =>
  drawingsIn(part)
    .flatMap((svg) => unsafeInDrawing(svg) ?? [])
    .map((problem) => ({ field: 'modules', message: `Drawing: ${problem}` }));

/** Wherever they stand. */
const drawingsIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'drawing' && 'svg' in part) return [String(part.svg)];
  return Object.values(part).flatMap(drawingsIn);
};
