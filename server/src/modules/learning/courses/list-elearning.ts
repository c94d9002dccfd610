import type { Ctx } from '#server/calls/context.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { Outline } from '../versions/outline.ts';
import { readVersions } from '../versions/read-version.ts';
import { listOfferedIds } from './courses.repository.ts';
import { presentElearningCourse } from './elearning-course.present.ts';

const NOTHING: Outline = { modules: [], tests: [] };

/** What is on offer, the newest first. */
export const listElearning = async ({ db, now }: Ctx) => {
  const ids = await listOfferedIds(db);
  const settings = await readSettings(db);
  const directory = await courseDirectory(db, ids, 'ELearningCourse');
  const courses = ids.flatMap((id) => directory.get(id) ?? []);
  const versions = await readVersions(
    db,
    courses.flatMap(({ publishedVersionId }) => publishedVersionId ?? []),
  );
  return {
    courses: courses.map((course) => {
      const outline = versions.get(course.publishedVersionId ?? '') ?? NOTHING;
      return presentElearningCourse({ course, outline, settings }, now);
    }),
  };
};
