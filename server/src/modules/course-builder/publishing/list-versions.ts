import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { contentOfVersion } from '#server/modules/learning/index.ts';
import { openDraft } from '../draft/open-draft.ts';
import { presentCourse, presentVersion } from './publishing.present.ts';
import { findPublication, listVersionRows, stateOfDraft } from './publishing.repository.ts';
import { todayAt } from './today.ts';

const readVersions = async (ctx: SignedInCtx, courseId: string) => {
  const { course } = await openDraft(ctx, courseId);
  return {
    course: presentCourse(course),
    basedOn: await stateOfDraft(ctx.db, courseId),
    rows: await listVersionRows(ctx.db, courseId, todayAt(ctx.now)),
  };
};

export const listVersions = async (ctx: SignedInCtx, { id }: { id: string }) => {
  const { rows, ...read } = await readVersions(ctx, id);
  return { ...read, versions: rows.map(presentVersion) };
};

/** One of them, with what it was published with. Of what came before the office there are no notes. */
export const getVersion = async (ctx: SignedInCtx, { id, version }: { id: string; version: number }) => {
  const { rows, ...read } = await readVersions(ctx, id);
  const row = rows.find(({ number }) => number === version);
  if (!row) throw new AppError('not-found', { message: 'There is no such version' });
  const { modules, tests } = await contentOfVersion(ctx.db, row.id);
  const publication = await findPublication(ctx.db, { versionId: row.id });
  return {
    ...read,
    version: {
      ...presentVersion(row),
      note: publication?.note ?? '',
      changes: publication?.changes ?? [],
      waivers: publication?.waivers ?? [],
      modules,
      tests: tests.map(({ testId, title, questions }) => ({ testId, title, questions: questions.length })),
    },
  };
};
