import { forLearners } from '#domain/course-builder/changes/for-learners.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { openDraft } from '../draft/open-draft.ts';
import { lookAtDraft } from './look-at-draft.ts';
import { presentChanges, presentChecks, presentCourse, presentVersion } from './publishing.present.ts';
import {
  countCertificates,
  findPublication,
  listVersionRows,
  stateOfDraft,
} from './publishing.repository.ts';
import { todayAt } from './today.ts';

/** All that is asked before publishing. */
export const getChecks = async (ctx: SignedInCtx, { id }: { id: string }) => {
  const { course, draft } = await openDraft(ctx, id);
  const { versionId } = course;
  // Before the rest is read: what is saved meanwhile makes it another state.
  const basedOn = await stateOfDraft(ctx.db, id);
  const look = await lookAtDraft(ctx, { courseId: id, versionId });
  const before = versionId ? await findPublication(ctx.db, { versionId }) : undefined;
  const versions = await listVersionRows(ctx.db, id, todayAt(ctx.now));
  return {
    course: presentCourse(course),
    basedOn,
    savedAt: draft.savedAt.toISOString(),
    checks: presentChecks(look.checks, look.draft, before?.waivers ?? []),
    changes: presentChanges(look.changes),
    isChanged: look.isChanged,
    forLearners: forLearners(look.changes),
    versions: versions.map(presentVersion),
    certificates: await countCertificates(ctx.db, id),
  };
};
