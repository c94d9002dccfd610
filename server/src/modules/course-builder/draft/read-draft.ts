import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { blankSlide } from './blank-slide.ts';
import { listSlides, listTests } from './draft-parts.repository.ts';
import { findDraft } from './drafts.repository.ts';

/** All of a draft that was begun. */
export const readDraft = async (db: Tx | Db, courseId: string): Promise<DraftContent> => {
  const draft = await findDraft(db, courseId);
  if (!draft) throw new AppError('course-not-found');
  const slides = await listSlides(db, courseId);
  const tests = await listTests(db, courseId);
  return {
    modules: draft.outline.modules.map((module) => ({
      ...module,
      sections: module.sections.map(({ slideIds, ...section }) => ({
        ...section,
        slides: slideIds.map((slideId) => slides.get(slideId) ?? blankSlide(slideId)),
      })),
    })),
    tests: tests.map(({ test }) => test),
  };
};
