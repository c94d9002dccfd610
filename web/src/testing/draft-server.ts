import type { Answer } from '#contracts/api.ts';
import type { Draft } from '#contracts/course-builder/draft.ts';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { type Outline, slideIdsOf } from '#domain/course-builder/outline.ts';
import { applyAct, type OutlineAct } from '#domain/course-builder/outline-acts.ts';
import { blankSlide } from '#web/features/course-builder/desk/blank-slide.ts';
import { NO_ANSWER, refusal } from './learning-device.ts';

const AT = '2027-03-10T14:32:00.000Z';

const section = (sectionId: string, slideIds: string[]) => ({
  sectionId,
  title: `Section ${sectionId}`,
  slideIds,
});
const words = { description: '', icon: '', topics: [] };

/** Two modules, three sections, five slides a to e. */
export const sampleOutline = (): Outline => ({
  modules: [
    {
      moduleId: 'one',
      title: 'Module one',
      ...words,
      sections: [section('x', ['a', 'b']), section('y', ['c'])],
    },
    { moduleId: 'two', title: 'Module two', ...words, sections: [section('z', ['d', 'e'])] },
  ],
});

export const sampleSlide = (slideId: string): DraftSlide => ({
  ...blankSlide(slideId),
  title: `Slide ${slideId}`,
});

export function sampleDraft(): Draft {
  const outline = sampleOutline();
  return {
    course: {
      _id: 'course',
      slug: 'course',
      code: 'EL-110',
      title: 'Course',
      status: 'open',
      publishedVersion: 3,
    },
    outline,
    publishedOutline: outline,
    outlineRevision: 1,
    slides: slideIdsOf(outline).map((slideId) => ({
      slideId,
      type: 'text',
      title: `Slide ${slideId}`,
      seconds: 60,
      isRequired: true,
      isSample: false,
      hasNarration: false,
      change: null,
    })),
    tests: [],
    savedAt: AT,
  };
}

/** A server that keeps a draft as the real one does; it can be out of reach, or lose an answer on its way. */
export class SimulatedDraft {
  outline = sampleOutline();
  account: string | null | undefined = 'nadia';
  mood: 'well' | 'away' | 'answer lost' | 'logged out' | 'refusing' = 'well';
  readonly slides = new Map(
    slideIdsOf(sampleOutline()).map((slideId) => [slideId, { slide: sampleSlide(slideId), revision: 1 }]),
  );
  /** What arrived, in its order. */
  readonly log: string[] = [];
  /** Calls at once of one part: more than one is too many. */
  private readonly underWay = new Set<string>();
  overlaps = 0;

  readonly post = {
    readDraft: () =>
      this.answer<'getDraft'>('draft', () => ({
        success: true,
        draft: { ...sampleDraft(), outline: this.outline },
      })),
    readSlide: (slideId: string) =>
      this.answer<'getDraftSlide'>(`read ${slideId}`, () => {
        const found = this.slides.get(slideId);
        return found ? { success: true, ...found } : refusal(404, 'There is no such slide');
      }),
    saveSlide: (slide: DraftSlide, revision: number) =>
      this.answer<'saveDraftSlide'>(`save ${slide.slideId}`, () => this.save(slide, revision)),
    act: (acts: OutlineAct[]) => this.answer<'actOnDraft'>('acts', () => this.act(acts)),
    findAccount: async () => this.account,
  };

  titleOf = (slideId: string) => this.slides.get(slideId)?.slide.title;

  /** Somebody else saves it. */
  saveElsewhere(slide: DraftSlide) {
    const revision = (this.slides.get(slide.slideId)?.revision ?? 0) + 1;
    this.slides.set(slide.slideId, { slide, revision });
  }

  private async answer<N extends 'getDraft' | 'getDraftSlide' | 'saveDraftSlide' | 'actOnDraft'>(
    what: string,
    act: () => Answer<N>,
  ): Promise<Answer<N>> {
    if (this.underWay.has(what)) this.overlaps += 1;
    this.underWay.add(what);
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.underWay.delete(what);
    if (this.mood === 'away') return NO_ANSWER as Answer<N>;
    if (this.mood === 'logged out') return refusal(401) as Answer<N>;
    const isWrite = what.startsWith('save') || what === 'acts';
    if (this.mood === 'refusing' && isWrite) return refusal(422, 'Too long.') as Answer<N>;
    if (isWrite) this.log.push(what);
    const answer = act();
    return this.mood === 'answer lost' ? (NO_ANSWER as Answer<N>) : answer;
  }

  private save(slide: DraftSlide, revision: number): Answer<'saveDraftSlide'> {
    const stored = this.slides.get(slide.slideId);
    const theirs = stored?.revision ?? 0;
    if (stored && theirs !== revision) {
      const conflict =
        JSON.stringify(stored.slide) === JSON.stringify(slide)
          ? null
          : { theirs: stored.slide, revision: theirs, by: 'Karim', at: AT };
      return { success: true, revision: theirs, savedAt: AT, conflict };
    }
    this.slides.set(slide.slideId, { slide, revision: revision + 1 });
    return { success: true, revision: revision + 1, savedAt: AT, conflict: null };
  }

  private act(acts: OutlineAct[]): Answer<'actOnDraft'> {
    this.outline = acts.reduce((before, act) => applyAct(before, act)?.outline ?? before, this.outline);
    return { success: true, outline: this.outline, outlineRevision: 2, savedAt: AT };
  }
}
