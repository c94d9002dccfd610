import type { DraftContent, DraftQuestion, DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { picture } from '#contracts/learning/content.ts';
import type { Preview } from '#contracts/learning/preview.ts';
import { disorderBySeed } from '#domain/learning/shuffle-by-seed.ts';
import { drawingIssues } from '#server/modules/learning/index.ts';
import type { DraftedCourse } from '../draft/drafts.repository.ts';
import { slidesOf } from '../draft/open-draft.ts';
import { showSlide } from '../publishing/show-slide.ts';

type Opened = { slide?: string | undefined; test?: string | undefined };
/** How the address of a recording lets in who has a link; '' for who needs none. */
type Pass = (url: string) => string;

/** What is written, open at a slide or a test. What nobody has named yet is called so. */
export const presentPreview = (
  { course, draft }: { course: DraftedCourse; draft: DraftContent },
  opened: Opened,
  pass: Pass,
): Preview => {
  const test = draft.tests.find(({ testId }) => testId === opened.test);
  const slides = slidesOf(draft);
  const slide = test ? undefined : (slides.find(({ slideId }) => slideId === opened.slide) ?? slides[0]);
  const shown = slide ? showSlide(slide) : { slide: null, problem: '' };
  return {
    course: { _id: course._id, courseId: course.slug, title: course.title, code: course.code },
    modules: draft.modules.map((module, at) => presentModule(module, at, pass)),
    tests: draft.tests.map(({ testId, title }) => ({ testId, title: named(title) })),
    slideId: slide?.slideId ?? null,
    slide: shown.slide && { ...shown.slide, narration: passed(shown.slide.narration, pass) },
    problem: shown.problem,
    test: test
      ? {
          testId: test.testId,
          title: named(test.title),
          questions: test.questions.map(presentQuestion),
        }
      : null,
  };
};

const named = (title: string): string => (title.trim() === '' ? 'Without a title' : title);

const passed = <N extends { audioFile: string | null }>(narration: N | null, pass: Pass): N | null =>
  narration && { ...narration, audioFile: narration.audioFile && pass(narration.audioFile) };

const MINUTE = 60;

const presentModule = ({ sections, ...module }: DraftContent['modules'][number], at: number, pass: Pass) => {
  const slides = sections.flatMap((section) => section.slides);
  const seconds = slides.reduce((all, slide) => all + slide.seconds, 0);
  return {
    ...module,
    title: named(module.title),
    order: at + 1,
    slides: slides.length,
    duration: `${Math.ceil(seconds / MINUTE)} min`,
    sections: sections.map((section) => ({
      sectionId: section.sectionId,
      title: named(section.title),
      slides: section.slides.map((slide) => presentHead(slide, pass)),
    })),
  };
};

const presentHead = (
  { slideId, title, type, seconds, isSample, isRequired, narration }: DraftSlide,
  pass: Pass,
) => ({
  ...{ slideId, type, seconds, isSample, isRequired },
  title: named(title),
  narration: narration?.script.trim()
    ? passed(
        { audioFile: narration.audioFile, script: narration.script, durationMs: narration.durationMs },
        pass,
      )
    : null,
});

/** Without what is right: an order to be found is shown in another one. */
const presentQuestion = (question: DraftQuestion) => {
  const { questionId, kind, prompt, answers } = question;
  const read = picture.safeParse(question.picture);
  const ordered = kind === 'order' ? disorderBySeed(questionId, answers) : answers;
  return {
    ...{ questionId, kind, prompt },
    picture: read.success && drawingIssues(read.data).length === 0 ? read.data : null,
    points: 1,
    answers: kind === 'hotspot' ? [] : ordered.map(({ text }, at) => ({ answerId: `${at + 1}`, text })),
  };
};
