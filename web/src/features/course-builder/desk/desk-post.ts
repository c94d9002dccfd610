import type { Answer } from '#contracts/api.ts';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { OutlineAct } from '#domain/course-builder/outline-acts.ts';
import { call } from '#web/lib/client.ts';

/** The server, as the desk of one course knows it. */
export interface DeskPost {
  readDraft: () => Promise<Answer<'getDraft'>>;
  readSlide: (slideId: string) => Promise<Answer<'getDraftSlide'>>;
  saveSlide: (slide: DraftSlide, revision: number) => Promise<Answer<'saveDraftSlide'>>;
  act: (acts: OutlineAct[]) => Promise<Answer<'actOnDraft'>>;
  /** Whose login this is: an id, null for nobody's, undefined without an answer. */
  findAccount: () => Promise<string | null | undefined>;
}

export const deskPost = (id: string): DeskPost => ({
  readDraft: () => call('getDraft', { id }),
  readSlide: (slideId) => call('getDraftSlide', { id, slideId }),
  saveSlide: (slide, revision) => call('saveDraftSlide', { id, slideId: slide.slideId, slide, revision }),
  act: (acts) => call('actOnDraft', { id, acts }),
  findAccount: async () => {
    const answer = await call('authCheck', {});
    return answer.success ? (answer.user?._id ?? null) : undefined;
  },
});
