import type { ImportRun } from '#contracts/course-builder/import.ts';
import type { Ctx } from '#server/calls/context.ts';
import { openDraft } from '../../draft/open-draft.ts';
import { type ImportRunRow, listRuns, type Target } from './import-runs.repository.ts';

const LISTED = 10;

/** What is under way, and what is over and not dismissed; newest first. */
export const listImports = async (ctx: Ctx, { id }: { id: string }): Promise<{ runs: ImportRun[] }> => {
  await openDraft(ctx, id);
  return listFor(ctx, id);
};

export const listNewCourseImports = (ctx: Ctx) => listFor(ctx, null);

const listFor = async ({ db }: Ctx, target: Target): Promise<{ runs: ImportRun[] }> => ({
  runs: (await listRuns(db, target, LISTED)).map(presentRun),
});

export const presentRun = (row: ImportRunRow): ImportRun => ({
  _id: row.id,
  file: row.file,
  state: stateOf(row),
  requestedBy: row.requester,
  requestedAt: row.requestedAt.toISOString(),
  stored: row.stored,
  toStore: row.toStore,
  report: row.report,
  problem: row.problem,
  course: row.course && { _id: row.course.id, title: row.course.title, code: row.course.code },
});

const stateOf = ({ report, problem, isSilent, tries }: ImportRunRow): ImportRun['state'] => {
  if (report) return 'done';
  if (problem !== null) return 'failed';
  if (isSilent) return 'interrupted';
  return tries > 0 ? 'running' : 'waiting';
};
