import type { questionOf, slideOf } from '#contracts/course-builder/content-of.ts';
import type { DraftPicture } from '#contracts/course-builder/draft-slide.ts';
import type { Question, Slide } from '#contracts/learning/content.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import type { Facet } from '#domain/course-builder/changes/edits.ts';

type Asked = Question | ReturnType<typeof questionOf>;
type Shown = Slide | ReturnType<typeof slideOf>;

const words = (name: string, plain: string, value = plain): Facet => ({ kind: 'words', name, value, plain });
/** Nothing is as good as ''. */
const thing = (name: string, value: unknown): Facet => ({
  kind: 'thing',
  name,
  value: value === null || value === undefined || value === '' ? '' : JSON.stringify(value),
});

const TYPE_WORDS: Record<Slide['type'], string> = {
  text: 'a text',
  image: 'an image',
  video: 'a video',
  hotspot: 'a hotspot',
  compare: 'a comparison',
  question: 'a question',
};

/** What of a slide can be told apart, in the order in which it is told. */
export const slideFacets = (slide: Shown): Facet[] => {
  const { type, text, figure, narration, sources, seconds, isSample, isRequired } = slide;
  return [
    { kind: 'figure', name: 'slide', value: TYPE_WORDS[type] },
    words('text', plainWords(text), typeof text === 'string' ? text : JSON.stringify(text)),
    thing('figure', figure),
    ...shownFacets(slide),
    words('script', narration?.script ?? ''),
    thing('recording', narration?.audioFile),
    thing('timing', narration?.words),
    words('sources', sources.join('\n')),
    { kind: 'figure', name: 'seconds', value: `${seconds}` },
    thing('free sample', isSample || ''),
    { kind: 'figure', name: 'for completion', value: isRequired ? 'counts' : 'does not count' },
  ];
};

const shownFacets = (slide: Shown): Facet[] => [
  ...('picture' in slide ? pictureFacets('picture', slide.picture) : []),
  ...('spots' in slide && slide.spots ? spotFacets(slide.spots) : []),
  ...('before' in slide && slide.before ? sideFacets('before', slide.before) : []),
  ...('after' in slide && slide.after ? sideFacets('after', slide.after) : []),
  ...('video' in slide && slide.video
    ? [
        thing('film', slide.video.url),
        thing('still of the film', slide.video.posterUrl),
        words('description of the film', slide.video.alt),
        words('captions', slide.video.captions),
      ]
    : []),
  ...('question' in slide && slide.question ? questionFacets(slide.question) : []),
];

const pictureFacets = (name: string, picture: DraftPicture | null | undefined): Facet[] => {
  const { alt = '', ...drawn } = picture ?? {};
  return [thing(name, picture ? drawn : ''), words(`description of the ${name}`, alt)];
};

const sideFacets = (name: string, side: { label: string; picture: DraftPicture | null }): Facet[] => [
  words(`label ${name}`, side.label),
  ...pictureFacets(`picture ${name}`, side.picture),
];

type Spots = readonly { spotId: string; x: number; y: number; title: string; text: string }[];
const spotFacets = (spots: Spots): Facet[] => [
  words('spots', spots.map(({ title, text }) => `${title}\n${text}`).join('\n')),
  thing(
    'places of the spots',
    spots.map(({ spotId, x, y }) => [spotId, x, y]),
  ),
];

const questionFacets = (question: Asked): Facet[] => [
  thing('kind of question', question.kind),
  words('question', question.prompt),
  words('answers', 'answers' in question ? answersIn(question) : ''),
  thing('right answer', rightIn(question)),
  words('explanation', question.explanation),
  ...pictureFacets('picture of the question', question.picture),
];

const answersIn = ({ answers }: { answers: readonly { text: string }[] }): string =>
  answers.map(({ text }) => text).join('\n');

/** Which of a question is right, whatever its kind. */
export const rightIn = (question: Asked): unknown => {
  if ('right' in question) return question.right;
  if ('target' in question) return question.target;
  return 'answers' in question ? question.answers.map(({ answerId }) => answerId) : '';
};

/** All that is read of a question. */
export const questionWords = (question: Asked): string =>
  [question.prompt, 'answers' in question ? answersIn(question) : '', question.explanation].join('\n');
