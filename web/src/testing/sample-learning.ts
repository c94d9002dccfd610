import { type Slide, slide } from '#contracts/learning/content.ts';
import type { CourseContent, SlideHead } from '#web/features/learning/viewer/course-outline.ts';

const SCRIPT = 'The label gives units. The syringe gives millilitres.';

const drawing = {
  kind: 'drawing' as const,
  svg: '<svg viewBox="0 0 200 100"><path d="M0 0h9"/><text>ml</text></svg>',
  alt: 'A syringe',
};
const head = (slideId: string, title: string) => ({ slideId, title, seconds: 60 });
const narration = {
  audioFile: '/media/dose.m4a',
  durationMs: 60_000,
  script: SCRIPT,
  words: SCRIPT.split(/\s+/).map((_, index) => index * 1000),
};
const answers = [
  { answerId: 'a', text: '0.04 ml' },
  { answerId: 'b', text: '0.1 ml' },
  { answerId: 'c', text: '0.25 ml' },
];
const asked = {
  questionId: 'how-much',
  prompt: 'How much do you draw?',
  explanation: 'It is **40 U** in each.',
};

/** One slide of each kind that differs in what is done with it, in the order of the course. */
const SLIDES: readonly Slide[] = [
  { ...head('units', 'Units are units'), type: 'text', text: 'Units of **one** product.' },
  {
    ...head('dose', 'Volume sets the dose'),
    type: 'image',
    picture: drawing,
    text: 'Choose one dilution.',
    narration,
  },
  {
    ...head('layers', 'Three muscles meet'),
    type: 'hotspot',
    picture: drawing,
    spots: [
      { spotId: 'procerus', x: 50, y: 66, title: 'Procerus', text: 'It pulls the skin down.' },
      { spotId: 'corrugator', x: 40, y: 40, title: 'Corrugator', text: 'It lies deep.' },
    ],
  },
  {
    ...head('day-14', 'Day 0 and day 14'),
    type: 'compare',
    before: { label: 'Day 0', picture: drawing },
    after: { label: 'Day 14', picture: drawing },
    narration: { ...narration, audioFile: null, words: [] },
  },
  {
    ...head('check', 'How much to draw'),
    type: 'question',
    question: { ...asked, kind: 'single', answers, right: 'b' },
  },
].map((one) => slide.parse(one));

export function sampleSlide(slideId: string): Slide {
  const found = SLIDES.find((one) => one.slideId === slideId);
  if (!found) throw new Error(`no slide “${slideId}”`);
  return found;
}

/** Another question on the slide that asks one. */
export function sampleQuestion(question: Extract<Slide, { type: 'question' }>['question']): Slide {
  const check = sampleSlide('check');
  if (check.type !== 'question') throw new Error('no question');
  return { ...check, question };
}

export const sampleAsked = { ...asked, picture: null, answers };
export const sampleDrawing = drawing;

const headOf = ({ narration: voice, ...one }: Slide): SlideHead => ({
  slideId: one.slideId,
  title: one.title,
  type: one.type,
  seconds: one.seconds,
  isSample: one.isSample,
  isRequired: one.isRequired,
  narration: voice && { audioFile: voice.audioFile, script: null, durationMs: voice.durationMs },
});

const moduleOf = (moduleId: string, order: number, slides: readonly Slide[]) => ({
  moduleId,
  title: `Module ${moduleId}`,
  description: '',
  icon: '',
  order,
  slides: slides.length,
  duration: `${slides.length} min`,
  topics: [],
  sections: [{ sectionId: `${moduleId}-section`, title: `Section ${moduleId}`, slides: slides.map(headOf) }],
});

type Left = { slideId: string; positionMs: number };

/** A course of five slides in two modules, as its viewer opens it. */
export const sampleContent = (left?: Left, completedSlideIds: string[] = []): CourseContent => ({
  success: true,
  course: { _id: '1', courseId: 'toxin', title: 'Botulinum Toxin', code: 'EL-1' },
  version: 1,
  modules: [moduleOf('one', 1, SLIDES.slice(0, 2)), moduleOf('two', 2, SLIDES.slice(2))],
  tests: [],
  progress: {
    attemptId: 'f7a3f0d2-1111-4111-8111-000000000001',
    number: 1,
    version: 1,
    percentageComplete: completedSlideIds.length * 20,
    completedSlideIds,
    totalSlides: SLIDES.length,
    totalTimeSpent: 0,
    position: left ? { ...left, at: '2027-03-01T10:00:00.000Z' } : null,
    completedAt: null,
    lastAccessedDate: null,
  },
  accessUntil: null,
  offered: null,
});
