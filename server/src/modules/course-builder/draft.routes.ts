import { draftEndpoints as calls } from '#contracts/course-builder/draft.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { actOnDraft } from './draft/act-on-draft.ts';
import { getDraft } from './draft/get-draft.ts';
import { getDraftSlide } from './draft/get-draft-slide.ts';
import { removeDraftTest } from './draft/remove-draft-test.ts';
import { saveDraftSlide } from './draft/save-draft-slide.ts';
import { saveDraftTest } from './draft/save-draft-test.ts';

export const draftBindings: Binding[] = [
  on(calls.getDraft, getDraft),
  on(calls.getDraftSlide, getDraftSlide),
  on(calls.saveDraftSlide, saveDraftSlide),
  on(calls.saveDraftTest, saveDraftTest),
  on(calls.removeDraftTest, removeDraftTest),
  on(calls.actOnDraft, actOnDraft),
];
