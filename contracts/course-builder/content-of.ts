import type { CourseContent, CourseTest, Question, Slide } from '../learning/content.ts';
import {
  type DraftContent,
  type DraftQuestion,
  type DraftSlide,
  draftQuestion,
  draftSlide,
  draftTest,
} from './draft-slide.ts';

// A draft and a published version say the same in two shapes: a draft may lack things, and keeps what its other types had.

/** As `courseContent` reads it; what is missing it tells. */
export const contentOf = ({ modules, tests }: DraftContent) => ({
  modules: modules.map((module) => ({
    ...module,
    sections: module.sections.map((section) => ({ ...section, slides: section.slides.map(slideOf) })),
  })),
  tests: tests.map(({ questions, draws, ...test }) => ({
    ...test,
    ...(draws.length > 0 && { draws }),
    questions: questions.map(({ slideId, ...question }) => ({ ...questionOf(question), slideId })),
  })),
});

/** What its type has of it. */
export const slideOf = (draft: DraftSlide) => {
  const { slideId, type, title, text, figure, sources, seconds, isSample, isRequired } = draft;
  const said = { slideId, type, title, text, figure, sources, seconds, isSample, isRequired };
  return { ...said, narration: narrationOf(draft), ...ofType(draft) };
};

const ofType = (draft: DraftSlide) => {
  const { type, picture, spots, video, before, after, question, mustBeRight, leadsBackTo } = draft;
  switch (type) {
    case 'text':
      return {};
    case 'image':
      return { picture };
    case 'video':
      return { video };
    case 'hotspot':
      return { picture, spots };
    case 'compare':
      return { before, after };
    case 'question':
      return {
        question: question && questionOf(question),
        ...(mustBeRight && { mustBeRight }),
        ...(leadsBackTo && { leadsBackTo }),
      };
  }
};

/** Without a script nothing is read aloud. */
const narrationOf = ({ narration }: DraftSlide) =>
  narration && narration.script.trim() !== ''
    ? {
        audioFile: narration.audioFile,
        durationMs: narration.durationMs,
        script: narration.script,
        words: narration.words,
      }
    : null;

export const questionOf = (draft: DraftQuestion) => {
  const { questionId, kind, prompt, picture, explanation, right, target } = draft;
  const asked = { questionId, kind, prompt, picture, explanation };
  const answers = draft.answers.map(answerOf);
  switch (kind) {
    case 'single':
      return { ...asked, answers, right: right[0] ?? '' };
    case 'multiple':
      return { ...asked, answers, right };
    case 'order':
      return { ...asked, answers };
    case 'hotspot':
      return { ...asked, target };
  }
};

/** What is said to nobody is left out. */
const answerOf = ({ answerId, text, feedback }: DraftQuestion['answers'][number]) =>
  feedback?.trim() ? { answerId, text, feedback } : { answerId, text };

/** A version as it can be written on; `contentOf` makes the same of it again. */
export const draftOf = ({ modules, tests }: CourseContent): DraftContent => ({
  modules: modules.map((module) => ({
    ...module,
    sections: module.sections.map((section) => ({ ...section, slides: section.slides.map(draftOfSlide) })),
  })),
  tests: tests.map((test) => draftTest.parse({ ...test, questions: test.questions.map(askedOf) })),
});

export const draftOfSlide = (slide: Slide): DraftSlide =>
  draftSlide.parse({ ...slide, ...('question' in slide && { question: draftOfQuestion(slide.question) }) });

const askedOf = (question: CourseTest['questions'][number]) => ({
  ...draftOfQuestion(question),
  slideId: question.slideId,
});

const draftOfQuestion = (question: Question): DraftQuestion =>
  draftQuestion.parse({ ...question, right: 'right' in question ? [question.right].flat() : [] });
