import { questionOf, slideOf } from '#contracts/course-builder/content-of.ts';
import type {
  DraftContent,
  DraftQuestion,
  DraftSlide,
  DraftTest,
} from '#contracts/course-builder/draft-slide.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import type {
  CheckedCourse,
  CheckedQuestion,
  CheckedSlide,
  CheckedTest,
} from '#domain/course-builder/checks/checked-course.ts';
import { drawingIssues } from '#server/modules/learning/index.ts';
import { type Files, isLost, phoneBytesOf } from './files-in.ts';
import { missingIn } from './missing-in.ts';
import { pictureOf, picturesOf, shownPictures, urlsOf } from './slide-pictures.ts';

/** A draft as the checks look at it: of each slide what its type shows, and what is kept of the files that it names. */
export const checkedOf = ({ modules, tests }: DraftContent, files: Files): CheckedCourse => ({
  modules: modules.map((module) => ({
    ...module,
    sections: module.sections.map((section) => ({
      ...section,
      slides: section.slides.map((slide) => checkedSlide(slide, files)),
    })),
  })),
  tests: tests.map((test) => checkedTest(test, files)),
});

const checkedSlide = (slide: DraftSlide, files: Files): CheckedSlide => {
  const { slideId, type, title, seconds, narration, question, notes } = slide;
  const shown = slideOf(slide);
  const video = type === 'video' && slide.video?.url ? slide.video : null;
  const heard = shown.narration?.audioFile ?? '';
  const named = [...(heard ? [['The recording', heard]] : []), ...(video ? filmFiles(video) : [])];
  const pictures = picturesOf(slide);
  const loaded = [heard, video?.posterUrl ?? '', ...urlsOf(pictures).map(([, url]) => url)];
  return {
    ...{ slideId, type, title, seconds, notes },
    text: plainWords(slide.text),
    script: narration?.script ?? '',
    audioMs: heard ? (narration?.durationMs ?? 0) : null,
    uncertainWords: heard ? (narration?.uncertain.length ?? 0) : 0,
    missing: missingIn(slide),
    pictures: shownPictures(pictures),
    video: video && { ...video, bytes: files.get(video.url)?.bytes ?? 0 },
    spots: type === 'hotspot' ? slide.spots : [],
    question: type === 'question' && question ? checkedQuestion(question) : null,
    leadsBackTo: 'leadsBackTo' in shown ? (shown.leadsBackTo ?? '') : '',
    lost: lostOf([...named, ...urlsOf(pictures)], files),
    unsafe: unsafeIn(shown),
    phoneBytes: loaded.reduce(
      (all, url) => all + phoneBytesOf(files, url),
      Buffer.byteLength(JSON.stringify(shown)),
    ),
  };
};

const filmFiles = ({ url, posterUrl }: { url: string; posterUrl: string }): string[][] =>
  Object.entries({ 'The film': url, 'The still of the film': posterUrl });

const lostOf = (named: readonly (readonly string[])[], files: Files): string[] =>
  named.flatMap(([name = '', url = '']) => (isLost(files, url) ? [name] : []));

const unsafeIn = (shown: unknown): string[] =>
  drawingIssues(shown).map(({ message }) => message.replace(/^Drawing: /, ''));

const checkedQuestion = (question: DraftQuestion): CheckedQuestion => ({
  ...question,
  hasPicture: question.picture !== null,
  hasTarget: question.target !== null,
});

const checkedTest = ({ testId, title, draws, questions }: DraftTest, files: Files): CheckedTest => {
  const pictures = questions.flatMap((question, at) =>
    pictureOf(question).map(({ picture }) => ({ name: `The picture of question ${at + 1}`, picture })),
  );
  return {
    ...{ testId, title, draws },
    questions: questions.map((question) => ({ ...checkedQuestion(question), slideId: question.slideId })),
    pictures: shownPictures(pictures),
    lost: lostOf(urlsOf(pictures), files),
    unsafe: unsafeIn(questions.map(questionOf)),
  };
};
