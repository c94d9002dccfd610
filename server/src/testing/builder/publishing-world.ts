import { previewEndpoints } from '#contracts/course-builder/preview.ts';
import { publishingEndpoints as calls } from '#contracts/course-builder/publishing.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { previewLinkEndpoints } from '#contracts/learning/preview.ts';
import type { Ports } from '#server/calls/context.ts';
import { previewBindings } from '#server/modules/course-builder/preview.routes.ts';
import { publishingBindings } from '#server/modules/course-builder/publishing.routes.ts';
import type { User } from '#server/modules/identity/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createBuilderWorld } from './builder-world.ts';

type Publishing = Partial<RequestOf<typeof calls.publishDraft>>;

/** Courses whose drafts are looked at and published. */
export const createPublishingWorld = async (db: Db, ports: Partial<Ports> = {}) => {
  const builder = await createBuilderWorld(db, ports, [...publishingBindings, ...previewBindings]);
  const { author } = builder;
  const checksOf = async (id: string) => {
    const { answer } = await builder.call(calls.getChecks, { id }, author);
    return calls.getChecks.response.parse(answer);
  };
  const publishDraft = (id: string, given: Publishing & { basedOn: string }, by: User = author) =>
    builder.call(calls.publishDraft, { id, ...given }, by);
  return {
    ...builder,
    checksOf,
    publishDraft,
    /** Looks, gives every warning a reason, and publishes. */
    publishWritten: async (id: string, given: Publishing = {}) => {
      const { basedOn, checks } = await checksOf(id);
      const waivers = checks
        .filter(({ level }) => level === 'warning')
        .flatMap(({ name, findings }) =>
          findings.map(({ partId }) => ({ check: name, partId, reason: 'A sample' })),
        );
      const { answer } = await publishDraft(id, { basedOn, waivers, ...given });
      return calls.publishDraft.response.parse(answer);
    },
    rename: async (id: string, slideId: string, title: string) => {
      const { slide, revision } = await builder.readSlide(id, slideId);
      return builder.saveSlide(id, { slide: { ...slide, title }, revision });
    },
    versionsOf: async (id: string) => {
      const { answer } = await builder.call(calls.listVersions, { id }, author);
      return calls.listVersions.response.parse(answer);
    },
    makeLink: async (id: string) => {
      const { answer } = await builder.call(previewEndpoints.makePreviewLink, { id }, author);
      const { url, link } = previewEndpoints.makePreviewLink.response.parse(answer);
      return { ...link, token: url.split('/').at(-1) ?? '' };
    },
    openLink: (token: string, opened: { slide?: string; test?: string } = {}) =>
      builder.call(previewLinkEndpoints.openPreviewLink, { token, ...opened }),
  };
};
