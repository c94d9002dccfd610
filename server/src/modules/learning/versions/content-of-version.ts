import type { CourseContent } from '#contracts/learning/content.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { readVersion } from './read-version.ts';
import { listSlides, listTests } from './versions.repository.ts';

/** All of a published version, as it was written. */
export const contentOfVersion = async (db: Tx | Db, versionId: string): Promise<CourseContent> => {
  const { modules } = await readVersion(db, versionId);
  const slides = new Map((await listSlides(db, versionId)).map((slide) => [slide.slideId, slide]));
  return {
    modules: modules.map((module) => ({
      ...module,
      sections: module.sections.map((section) => ({
        ...section,
        slides: section.slides.flatMap(({ slideId }) => slides.get(slideId) ?? []),
      })),
    })),
    tests: await listTests(db, versionId),
  };
};
