import type { DraftQuestion } from '#contracts/course-builder/draft-slide.ts';
import type { Question } from '#contracts/learning/content.ts';

const MIDDLE = { x: 50, y: 50, radius: 5 };

/** As a learner sees it so far; null where it asks about a picture that is missing. */
export function shownQuestion(draft: DraftQuestion): Question | null {
  const { questionId, prompt, picture, explanation, answers, right, target } = draft;
  const asked = { questionId, prompt, picture, explanation };
  switch (draft.kind) {
    case 'single':
      return { ...asked, kind: 'single', answers, right: right[0] ?? '' };
    case 'multiple':
      return { ...asked, kind: 'multiple', answers, right };
    case 'order':
      return { ...asked, kind: 'order', answers };
    case 'hotspot':
      return picture && { ...asked, kind: 'hotspot', picture, target: target ?? MIDDLE };
  }
}
