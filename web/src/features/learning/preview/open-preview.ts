import type { Preview } from '#contracts/learning/preview.ts';
import type { OpenCourse } from '../viewer/open-course.ts';
import { NO_PROGRESS } from './nothing-kept.ts';

/** What is written, as the viewer opens it; null without a slide. */
export function openPreview({ course, modules, tests, slideId, slide, problem }: Preview): OpenCourse | null {
  if (slideId === null) return null;
  const content = {
    success: true as const,
    course,
    version: 0,
    modules,
    tests: tests.map((test) => ({ ...test, isPassed: false })),
    progress: NO_PROGRESS,
    accessUntil: null,
    offered: null,
  };
  return {
    content,
    spot: { slideId, positionMs: 0 },
    slide,
    problem: slide ? null : { message: problem, needsLogin: false },
  };
}
