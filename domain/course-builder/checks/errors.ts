import { type Check, isBlank, when } from './check.ts';
import { type CheckedCourse, type CheckedSlide, sectionsOf, slidesOf } from './checked-course.ts';
import { answersWrong, askedWrong } from './question-wrong.ts';
import { testWrong } from './test-wrong.ts';

const ofSlides =
  (wrongIn: (slide: CheckedSlide) => string[], among: (slide: CheckedSlide) => boolean = () => true) =>
  (course: CheckedCourse) =>
    slidesOf(course)
      .filter(among)
      .map((slide) => ({ partId: slide.slideId, wrong: wrongIn(slide) }));

const slidesAndTests =
  (wrongIn: (part: CheckedSlide | CheckedCourse['tests'][number]) => string[]) => (course: CheckedCourse) => [
    ...ofSlides(wrongIn)(course),
    ...course.tests.map((test) => ({ partId: test.testId, wrong: wrongIn(test) })),
  ];

const withQuestion = ({ question }: CheckedSlide) => question !== null;

/** A module without sections, a section without slides, a course without either. */
const empty = (course: CheckedCourse) => [
  ...when(course.modules.length === 0, 'The course has no slides.').map((words) => ({
    partId: '',
    wrong: [words],
  })),
  ...course.modules.map(({ moduleId, sections }) => ({
    partId: moduleId,
    wrong: when(sections.length === 0, 'The module has no sections.'),
  })),
  ...sectionsOf(course).map(({ sectionId, slides }) => ({
    partId: sectionId,
    wrong: when(slides.length === 0, 'The section has no slides.'),
  })),
];

const untitled = (course: CheckedCourse) => {
  const titled = (partId: string, title: string, what: string) => ({
    partId,
    wrong: when(isBlank(title), `The ${what} has no title.`),
  });
  return [
    ...course.modules.map(({ moduleId, title }) => titled(moduleId, title, 'module')),
    ...course.modules.map(({ moduleId, description }) => ({
      partId: moduleId,
      wrong: when(isBlank(description), 'The module has no description.'),
    })),
    ...sectionsOf(course).map(({ sectionId, title }) => titled(sectionId, title, 'section')),
    ...slidesOf(course).map(({ slideId, title }) => titled(slideId, title, 'slide')),
    ...course.tests.map(({ testId, title }) => titled(testId, title, 'test')),
  ];
};

const incomplete = ({ missing, type, spots }: CheckedSlide): string[] => [
  ...missing.map((part) => `${part} is missing.`),
  ...when(type === 'hotspot' && spots.length === 0, 'The picture has no spots.'),
  ...spots.flatMap(({ title, text }, at) =>
    when(isBlank(title) || isBlank(text), `Spot ${at + 1} has no ${isBlank(title) ? 'title' : 'words'}.`),
  ),
];

const astray = ({ leadsBackTo }: CheckedSlide, ids: ReadonlySet<string>): string[] =>
  when(
    leadsBackTo !== '' && !ids.has(leadsBackTo),
    'A wrong answer leads back to a slide that is no longer here.',
  );

/** What is seen on a slide, and needs words for who does not see it. */
const unseen = (part: CheckedSlide | CheckedCourse['tests'][number]): string[] => [
  ...part.pictures.flatMap(({ name, alt }) => when(isBlank(alt), `${name} has no words.`)),
  ...('video' in part && part.video ? when(isBlank(part.video.alt), 'The film has no words.') : []),
];
const isSeen = (part: CheckedSlide | CheckedCourse['tests'][number]): boolean =>
  part.pictures.length > 0 || ('video' in part && part.video !== null);
const seenParts = (course: CheckedCourse) => {
  const seen = new Set(
    [...slidesOf(course), ...course.tests]
      .filter(isSeen)
      .map((part) => ('slideId' in part ? part.slideId : part.testId)),
  );
  return slidesAndTests(unseen)(course).filter(({ partId }) => seen.has(partId));
};

/** What blocks publishing. */
export const ERRORS: readonly Check[] = [
  { name: 'slides', level: 'error', title: 'Every module and section has slides', look: empty },
  { name: 'titles', level: 'error', title: 'Everything is named', look: untitled },
  {
    name: 'parts',
    level: 'error',
    title: 'Every slide has what it shows',
    look: (course) => {
      const ids = new Set(slidesOf(course).map(({ slideId }) => slideId));
      return ofSlides((slide) => [...incomplete(slide), ...astray(slide, ids)])(course);
    },
  },
  {
    name: 'files',
    level: 'error',
    title: 'Every file is here',
    look: slidesAndTests(({ lost }) => lost.map((file) => `${file} is no longer here.`)),
  },
  {
    name: 'drawings',
    level: 'error',
    title: 'Every drawing may be shown',
    look: slidesAndTests(({ unsafe }) => unsafe.map((reason) => `A drawing cannot be shown: ${reason}.`)),
  },
  { name: 'alt', level: 'error', title: 'Every picture and film has words', look: seenParts },
  {
    name: 'answers',
    level: 'error',
    title: 'Every question has a right answer',
    look: (course) => [
      ...ofSlides(({ question }) => (question ? answersWrong(question) : []), withQuestion)(course),
      ...course.tests.flatMap(({ testId, questions }) =>
        questions.map((question, at) => ({ partId: testId, wrong: numbered(at, answersWrong(question)) })),
      ),
    ],
  },
  {
    name: 'questions',
    level: 'error',
    title: 'Every question is asked and explained',
    look: (course) => [
      ...ofSlides(({ question }) => (question ? askedWrong(question) : []), withQuestion)(course),
      ...course.tests.flatMap(({ testId, questions }) =>
        questions.map((question, at) => ({ partId: testId, wrong: numbered(at, askedWrong(question)) })),
      ),
    ],
  },
  {
    name: 'tests',
    level: 'error',
    title: 'Every test can be taken',
    look: (course) =>
      course.tests.map((test) => ({ partId: test.testId, wrong: testWrong(test, sectionsOf(course)) })),
  },
];

const numbered = (at: number, wrong: readonly string[]): string[] =>
  wrong.map((words) => `Question ${at + 1}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`);
