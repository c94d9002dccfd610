import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Issue } from '#contracts/errors.ts';
import { isOnOffer } from '#domain/courses/course-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { SelfPacedCourse } from '#server/modules/catalogue/index.ts';
import { countLearners } from './learners.repository.ts';

const PUBLISH_FIRST = 'Publish its content first';
const NO_DRAFT_BUT_ARCHIVE =
  'A course that people have cannot become a draft: its page would be gone for them. Archive it instead.';
const NO_TEMPLATE = 'A course that people have cannot be a template';

/** What may not become of a self-paced course: one that is offered has something in it, and one that people have stays theirs. */
export const selfPacedIssues = async (
  { db }: Ctx,
  { basic, metadata }: CourseForm,
  stored: SelfPacedCourse | null,
): Promise<Issue[]> => {
  const issues: Issue[] = [];
  const offered = { status: basic.status, publishedVersion: stored?.publishedVersion ?? 0 };
  if (basic.status === 'open' && !isOnOffer(offered))
    issues.push({ field: 'basic.status', message: PUBLISH_FIRST });
  if (!stored || (await countLearners(db, stored.id)) === 0) return issues;
  if (basic.status === 'draft' && stored.status !== 'draft')
    issues.push({ field: 'basic.status', message: NO_DRAFT_BUT_ARCHIVE });
  if (metadata.isTemplate) issues.push({ field: 'metadata.isTemplate', message: NO_TEMPLATE });
  return issues;
};
