import { publishingEndpoints as calls } from '#contracts/course-builder/publishing.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { compareSlide } from './publishing/compare-slide.ts';
import { getChecks } from './publishing/get-checks.ts';
import { getVersion, listVersions } from './publishing/list-versions.ts';
import { moveNotBegun } from './publishing/move-not-begun.ts';
import { publishDraft } from './publishing/publish-draft.ts';
import { returnToVersion } from './publishing/return-to-version.ts';

export const publishingBindings: Binding[] = [
  on(calls.getChecks, getChecks),
  on(calls.compareSlide, compareSlide),
  on(calls.publishDraft, publishDraft),
  on(calls.listVersions, listVersions),
  on(calls.getVersion, getVersion),
  on(calls.moveNotBegun, moveNotBegun),
  on(calls.returnToVersion, returnToVersion),
];
