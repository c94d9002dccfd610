import { expect } from 'vitest';
import type { EndpointName } from '#contracts/endpoints.ts';
import type { Ctx } from '#server/calls/context.ts';
import { importRuns } from '#server/db/schema/index.ts';
import { publishVersion } from '#server/modules/learning/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { contentWith, textSlide } from '../self-paced.ts';
import { addSelfPaced } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;
type Academy = { db: () => Db; within: <T>(step: (ctx: Ctx) => Promise<T>) => Promise<T> };

/** Of a file that failed to be put into a course, or to become one where there is none. */
const failedImport =
  ({ within }: Academy) =>
  async (courseId: string | null) => {
    const id = uuidv7();
    await within(async ({ db: tx, caller, now }) => {
      const over = { tries: 1, toldAt: now, finishedAt: now, problem: 'It is damaged.' };
      const asked = { requestedBy: caller.user?.id ?? '', requestedAt: now };
      const run = {
        id,
        courseId,
        makesCourse: courseId === null,
        file: 'Peel.pptx',
        bytesId: 'passing/gone',
      };
      await tx.insert(importRuns).values({ ...run, ...asked, ...over });
    });
    return id;
  };

/** What becomes of the versions of a course, once each, and what has to be written of it. */
export const auditedPublishing = (act: Act, { db, within }: Academy): Table => {
  const published = async () => {
    const { id } = await addSelfPaced(db(), { isPublished: false });
    const narration = { audioFile: null, durationMs: 0, script: 'Said aloud.', words: [] };
    const content = contentWith([textSlide('one', { narration })]);
    await within((ctx) => publishVersion(ctx, { courseId: id, content }));
    return id;
  };
  const linked = async () => {
    const id = await published();
    const { link } = (await act('makePreviewLink', { id })) as { link: { linkId: string } };
    return { id, linkId: link.linkId };
  };
  const basedOn = async (id: string) => ((await act('getChecks', { id })) as { basedOn: string }).basedOn;
  return {
    publishDraft: async () => {
      const id = await published();
      await act('getDraft', { id });
      const { slide, revision } = (await act('getDraftSlide', { id, slideId: 'one' })) as {
        slide: object;
        revision: number;
      };
      await act('saveDraftSlide', { id, slideId: 'one', slide: { ...slide, title: 'Anew' }, revision });
      await act('publishDraft', { id, basedOn: await basedOn(id) });
      const after = { version: 2, changes: 1, waivers: 0, told: 0 };
      return { action: 'course.version-published', objectId: id, before: { version: 1 }, after };
    },
    moveNotBegun: async () => {
      const id = await published();
      await act('moveNotBegun', { id });
      const after = { version: 1, learners: 0 };
      return { action: 'course.learners-moved', objectId: id, before: null, after };
    },
    returnToVersion: async () => {
      const id = await published();
      await act('returnToVersion', { id, version: 1, basedOn: await basedOn(id) });
      return { action: 'course.returned-to-version', objectId: id, before: null, after: { version: 1 } };
    },
    makePreviewLink: async () => {
      const { id, linkId } = await linked();
      const after = { linkId, endsAt: expect.any(String) };
      return { action: 'course.preview-link-made', objectId: id, before: null, after };
    },
    endPreviewLink: async () => {
      const { id, linkId } = await linked();
      await act('endPreviewLink', { id, linkId });
      return { action: 'course.preview-link-ended', objectId: id, before: null, after: { linkId } };
    },
  };
};

/** What became of a file has been read. */
export const auditedImports = (act: Act, academy: Academy): Table => {
  const failed = failedImport(academy);
  return {
    dismissImport: async () => {
      const { id } = await addSelfPaced(academy.db(), { isPublished: false });
      const runId = await failed(id);
      await act('dismissImport', { id, runId });
      const after = { file: 'Peel.pptx' };
      return { action: 'course.import-dismissed', objectId: id, before: null, after };
    },
    dismissNewCourseImport: async () => {
      const runId = await failed(null);
      await act('dismissNewCourseImport', { runId });
      const after = { file: 'Peel.pptx' };
      return { action: 'course.import-dismissed', objectId: runId, before: null, after };
    },
  };
};
