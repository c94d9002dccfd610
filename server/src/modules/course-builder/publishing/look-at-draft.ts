import { isDeepStrictEqual } from 'node:util';
import { contentOf } from '#contracts/course-builder/content-of.ts';
import { courseContent } from '#contracts/learning/content.ts';
import { type Change, changesBetween } from '#domain/course-builder/changes/changes.ts';
import { type CheckResult, checkCourse } from '#domain/course-builder/checks/check-course.ts';
import type { Ctx } from '#server/calls/context.ts';
import { contentOfVersion } from '#server/modules/learning/index.ts';
import { readDraft } from '../draft/read-draft.ts';
import { checkedOf } from './checked-of.ts';
import { comparedOf } from './compared-of.ts';
import { findFilesIn } from './files-in.ts';
import { readAsContent } from './refused-of.ts';

const NOTHING = { modules: [], tests: [] };

/** What is written against what learners begin now: what stands in its way, and what it changes. */
export const lookAtDraft = async (
  { db }: Pick<Ctx, 'db'>,
  { courseId, versionId }: { courseId: string; versionId: string | null },
) => {
  const draft = await readDraft(db, courseId);
  const { content, refused } = readAsContent(draft);
  const published = versionId ? courseContent.parse(await contentOfVersion(db, versionId)) : NOTHING;
  const checks: CheckResult[] = checkCourse(checkedOf(draft, await findFilesIn(db, draft)), refused);
  const changes: Change[] = versionId
    ? changesBetween(comparedOf(published), comparedOf(content ?? contentOf(draft)))
    : [];
  return { draft, checks, changes, isChanged: !isDeepStrictEqual(content, published) };
};
export type DraftLook = Awaited<ReturnType<typeof lookAtDraft>>;
