import { buffer } from 'node:stream/consumers';
import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import {
  importCourse as endpoint,
  type ImportReport,
  importNewCourse,
} from '#contracts/course-builder/import.ts';
import { courseBodies } from '#contracts/course-office/admin-course.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { readDraft } from '#server/modules/course-builder/draft/read-draft.ts';
import { exportCourse } from '#server/modules/course-builder/export/export-course.ts';
import { packCourse } from '#server/modules/course-builder/export/pack-course.ts';
import { importCourse } from '#server/modules/course-builder/import/import-course.ts';
import { importNewCourse as makeCourse } from '#server/modules/course-builder/import/import-new-course.ts';
import { createAdminCourse } from '#server/modules/course-office/form/create-admin-course.ts';
import { getAdminCourse } from '#server/modules/course-office/form/get-admin-course.ts';
import { updateAdminCourse } from '#server/modules/course-office/form/update-admin-course.ts';
import type { Db } from '#server/platform/db/database.ts';
import { shownFiles } from '../../modules/catalogue/index.ts';
import { filesOfDrafts } from '../../modules/course-builder/index.ts';
import { filesOfVersions } from '../../modules/learning/index.ts';
import type { UploaderCtx } from '../../modules/media/index.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createBuilderWorld } from './builder-world.ts';

const KIND = 'ELearningCourse';

/** An installation with a store of its own, where staff import and export. */
export const createImportWorld = async (db: Db) => {
  const storage = createMemoryStorage();
  const builder = await createBuilderWorld(db, {
    storage,
    fileUsers: [shownFiles, filesOfVersions, filesOfDrafts],
  });
  const asUploader = () => builder.outer(builder.author) as OuterCtx & UploaderCtx;
  const send = async (id: string, name: string, bytes: AsyncIterable<Buffer>): Promise<ImportReport> => {
    const done = await importCourse(asUploader(), one({ name, bytes }), { id });
    return endpoint.response.parse({ ...done, success: true }).report;
  };
  return {
    ...builder,
    storage,
    asUploader,
    send,
    importFile: (id: string, name: string, bytes: Buffer | string) =>
      send(id, name, pieces(Buffer.from(bytes))),
    /** As “Import a course” of the manager does. */
    importNew: async (name: string, bytes: Buffer | string) => {
      const uploads = one({ name, bytes: pieces(Buffer.from(bytes)) });
      const done = await makeCourse(asUploader(), uploads);
      const { report, course } = importNewCourse.response.parse({ ...done, success: true });
      return { report, id: course._id };
    },
    /** What staff write into the form of a course, and what stands in it. */
    fillForm: (id: string, said: object) =>
      builder.asAuthor((ctx) => updateAdminCourse(ctx, KIND, { id, saveAsDraft: false, ...said })),
    formOf: (id: string) => builder.asAuthor((ctx) => getAdminCourse(ctx, KIND, id)),
    /** A course of which nobody has said more than its title. */
    titled: async (title: string): Promise<string> => {
      const body = courseBodies[KIND].parse({ basic: { title }, saveAsDraft: true });
      return (await builder.asAuthor((ctx) => createAdminCourse(ctx, KIND, body))).course._id;
    },
    contentOf: (id: string): Promise<DraftContent> => readDraft(db, id),
    exportOf: async (id: string, version: number | 'draft' = 'draft'): Promise<Buffer> =>
      buffer(packCourse(storage, await exportCourse(asUploader(), { id, version }))),
    /** Keys of everything that is stored. */
    stored: async () => [
      ...(await storage.list('images')),
      ...(await storage.list('audios')),
      ...(await storage.list('videos')),
    ],
  };
};

async function* one<T>(thing: T) {
  yield thing;
}

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}
