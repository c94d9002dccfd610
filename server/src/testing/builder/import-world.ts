import { buffer } from 'node:stream/consumers';
import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import {
  importEndpoints as calls,
  importCourse as endpoint,
  type ImportReport,
  type ImportRun,
  importNewCourse,
} from '#contracts/course-builder/import.ts';
import { courseBodies } from '#contracts/course-office/admin-course.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { readDraft } from '#server/modules/course-builder/draft/read-draft.ts';
import { exportCourse } from '#server/modules/course-builder/export/export-course.ts';
import { packCourse } from '#server/modules/course-builder/export/pack-course.ts';
import { importCourse } from '#server/modules/course-builder/import/runs/import-course.ts';
import { importNewCourse as makeCourse } from '#server/modules/course-builder/import/runs/import-new-course.ts';
import { importJobs } from '#server/modules/course-builder/import.jobs.ts';
import { importBindings } from '#server/modules/course-builder/import.routes.ts';
import { createAdminCourse } from '#server/modules/course-office/form/create-admin-course.ts';
import { getAdminCourse } from '#server/modules/course-office/form/get-admin-course.ts';
import { updateAdminCourse } from '#server/modules/course-office/form/update-admin-course.ts';
import { mediaJobs } from '#server/modules/media/media.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import { shownFiles } from '../../modules/catalogue/index.ts';
import { filesOfDrafts } from '../../modules/course-builder/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { filesOfVersions } from '../../modules/learning/index.ts';
import type { UploaderCtx } from '../../modules/media/index.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createBuilderWorld } from './builder-world.ts';

const KIND = 'ELearningCourse';

/** An installation with a store of its own, where staff import and export. */
export const createImportWorld = async (db: Db) => {
  const storage = createMemoryStorage();
  const ports = { storage, fileUsers: [shownFiles, filesOfVersions, filesOfDrafts] };
  const builder = await createBuilderWorld(db, ports, importBindings);
  const asUploader = () => builder.outer(builder.author) as OuterCtx & UploaderCtx;
  return {
    ...builder,
    ...importingIn(builder, asUploader),
    ...formsIn(builder),
    storage,
    asUploader,
    contentOf: (id: string): Promise<DraftContent> => readDraft(db, id),
    exportOf: async (id: string, version: number | 'draft' = 'draft'): Promise<Buffer> =>
      buffer(packCourse(storage, await exportCourse(asUploader(), { id, version }))),
    /** Keys of everything that is stored. */
    stored: async () => [
      ...(await storage.list('images')),
      ...(await storage.list('audios')),
      ...(await storage.list('videos')),
    ],
    /** Keys of what waits to be worked on, once what is due to be removed was. */
    passing: async () => {
      const remove = mediaJobs(builder.jobDeps).find(({ name }) => name === 'remove-bytes');
      for (const { name, data, options } of builder.jobs)
        if (name === 'remove-bytes' && !options?.startAfter) await remove?.work(data);
      return (await storage.list('passing')).map(({ key }) => key);
    },
  };
};

type Builder = Awaited<ReturnType<typeof createBuilderWorld>>;

/** Files are sent, worked on as the queue does it, and what became of them is listed. */
const importingIn = (builder: Builder, asUploader: () => OuterCtx & UploaderCtx) => {
  const sendPieces = async (id: string, name: string, bytes: AsyncIterable<Buffer>): Promise<ImportRun> => {
    const sent = await importCourse(asUploader(), one({ name, bytes }), { id });
    return endpoint.response.parse({ ...sent, success: true }).run;
  };
  const send = (id: string, name: string, bytes: Buffer | string) =>
    sendPieces(id, name, pieces(Buffer.from(bytes)));
  const sendNew = async (name: string, bytes: Buffer | string): Promise<ImportRun> => {
    const sent = await makeCourse(asUploader(), one({ name, bytes: pieces(Buffer.from(bytes)) }));
    return importNewCourse.response.parse({ ...sent, success: true }).run;
  };
  const runsOf = async (id: string, by: User = builder.author): Promise<ImportRun[]> => {
    const { answer } = await builder.call(calls.listImports, { id }, by);
    return calls.listImports.response.parse(answer).runs;
  };
  const runsOfNew = async (by: User = builder.author): Promise<ImportRun[]> => {
    const { answer } = await builder.call(calls.listNewCourseImports, {}, by);
    return calls.listNewCourseImports.response.parse(answer).runs;
  };
  const work = async (name: string, data: Record<string, string> = {}) =>
    importJobs(builder.jobDeps)
      .find((job) => job.name === name)
      ?.work(data);
  const over = async ({ _id: runId }: ImportRun, list: () => Promise<ImportRun[]>) => {
    await work('take-import', { runId });
    const run = (await list()).find(({ _id }) => _id === runId);
    if (!run?.report) throw new Error(run?.problem ?? 'the import is not over');
    return { report: run.report, id: run.course?._id ?? '' };
  };
  return {
    send,
    sendPieces,
    sendNew,
    runsOf,
    runsOfNew,
    work,
    dismiss: (id: string, runId: string, by: User = builder.author) =>
      builder.call(calls.dismissImport, { id, runId }, by),
    dismissNew: (runId: string, by: User = builder.author) =>
      builder.call(calls.dismissNewCourseImport, { runId }, by),
    /** A file that is sent and worked on: its report. Why nothing was taken is thrown. */
    importFile: async (id: string, name: string, bytes: Buffer | string): Promise<ImportReport> =>
      (await over(await send(id, name, bytes), () => runsOf(id))).report,
    /** The same of “Import a course” of the manager, with the id of what was made. */
    importNew: async (name: string, bytes: Buffer | string) => over(await sendNew(name, bytes), runsOfNew),
  };
};

/** What staff write into the form of a course, and what stands in it. */
const formsIn = ({ asAuthor }: Builder) => ({
  fillForm: (id: string, said: object) =>
    asAuthor((ctx) => updateAdminCourse(ctx, KIND, { id, saveAsDraft: false, ...said })),
  formOf: (id: string) => asAuthor((ctx) => getAdminCourse(ctx, KIND, id)),
  /** A course of which nobody has said more than its title. */
  titled: async (title: string): Promise<string> => {
    const body = courseBodies[KIND].parse({ basic: { title }, saveAsDraft: true });
    return (await asAuthor((ctx) => createAdminCourse(ctx, KIND, body))).course._id;
  },
});

async function* one<T>(thing: T) {
  yield thing;
}

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}
