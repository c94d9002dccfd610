import type { slideOf } from '#contracts/course-builder/content-of.ts';
import type { DraftPicture } from '#contracts/course-builder/draft-slide.ts';
import type { Slide } from '#contracts/learning/content.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import type { Facet } from '#domain/course-builder/changes/edits.ts';
import { pictureFacets, thing, words } from './facets.ts';
import { questionFacets } from './question-facets.ts';

type Shown = Slide | ReturnType<typeof slideOf>;

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
  ...(slide.type === 'question' ? wayFacets(slide) : []),
];

const wayFacets = (slide: Shown): Facet[] => {
  const mustBeRight = 'mustBeRight' in slide && slide.mustBeRight;
  return [
    { kind: 'figure', name: 'going on', value: mustBeRight ? 'with the right answer' : 'with any answer' },
    thing('slide to look at again', 'leadsBackTo' in slide ? slide.leadsBackTo : ''),
  ];
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
