import { draftEndpoints as calls } from '#contracts/course-builder/draft.ts';
import type { DraftSlide, DraftTest } from '#contracts/course-builder/draft-slide.ts';
import { draftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { OutlineAct } from '#domain/course-builder/outline-acts.ts';
import type { Binding } from '#server/calls/binding.ts';
import type { Ports, SignedInCtx } from '#server/calls/context.ts';
import { draftBindings } from '#server/modules/course-builder/draft.routes.ts';
import type { User } from '#server/modules/identity/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { addUser } from '../test-world.ts';
import { createLearningWorld } from '../worlds/learning-world.ts';

/** A draft slide of words; whatever is not said is blank. */
export const draftedSlide = (slideId: string, said: Partial<DraftSlide> = {}): DraftSlide =>
  draftSlide.parse({ slideId, title: `About ${slideId}`, text: 'Words.', ...said });

/** Courses that staff write, who writes them and who learns them. */
export const createBuilderWorld = async (db: Db, ports: Partial<Ports> = {}, others: Binding[] = []) => {
  const learning = createLearningWorld(db, ports, [...draftBindings, ...others]);
  const author = await addUser(db, { role: 'staff' });
  const draftOf = async (id: string, by: User = author) => {
    const { answer } = await learning.call(calls.getDraft, { id }, by);
    return calls.getDraft.response.parse(answer).draft;
  };
  return {
    ...learning,
    author,
    /** One transaction of the author, outside of any call. */
    asAuthor: <T>(step: (ctx: SignedInCtx) => Promise<T>): Promise<T> =>
      learning.ctx((ctx) => step(ctx as SignedInCtx), author),
    draftOf,
    readSlide: async (id: string, slideId: string) => {
      const { answer } = await learning.call(calls.getDraftSlide, { id, slideId }, author);
      return calls.getDraftSlide.response.parse(answer);
    },
    saveSlide: async (id: string, { slide, revision, by = author }: Saved<{ slide: DraftSlide }>) => {
      const asked = { id, slideId: slide.slideId, slide, revision };
      const { answer } = await learning.call(calls.saveDraftSlide, asked, by);
      return calls.saveDraftSlide.response.parse(answer);
    },
    saveTest: async (id: string, { test, revision, by = author }: Saved<{ test: DraftTest }>) => {
      const asked = { id, testId: test.testId, test, revision };
      const { answer } = await learning.call(calls.saveDraftTest, asked, by);
      return calls.saveDraftTest.response.parse(answer);
    },
    act: async (id: string, ...acts: OutlineAct[]) => {
      const { answer } = await learning.call(calls.actOnDraft, { id, acts }, author);
      return calls.actOnDraft.response.parse(answer);
    },
  };
};

type Saved<Part> = Part & { revision: number; by?: User };
