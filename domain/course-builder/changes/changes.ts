import { movedAmong } from '../moved-among.ts';
import { editsOf, type Facet } from './edits.ts';

type Named = { id: string; title: string };
export type ComparedSlide = Named & {
  type: string;
  seconds: number;
  sectionId: string;
  facets: readonly Facet[];
};
export type ComparedPart = Named & { facets: readonly Facet[] };
/** A version, or a draft, as far as it is compared. Slides stand in their order through the whole course. */
export type Compared = {
  modules: readonly ComparedPart[];
  sections: readonly ComparedPart[];
  slides: readonly ComparedSlide[];
  tests: readonly ComparedPart[];
};

export type Change = {
  kind: 'new' | 'edited' | 'moved' | 'removed';
  of: 'module' | 'section' | 'slide' | 'test';
  id: string;
  title: string;
  /** Of a slide its type, of others ''. */
  type: string;
  /** What is different, without a full stop at its end. */
  words: string;
};

/**
 * What is different in `after`. Each part is one change: slides in their new order with what was removed where it stood,
 * then tests, then names. Slides that keep their order among themselves have not moved.
 */
export const changesBetween = (before: Compared, after: Compared): Change[] => [
  ...slideChanges(before, after),
  ...partChanges('test', before.tests, after.tests),
  ...partChanges('module', before.modules, after.modules),
  ...partChanges('section', before.sections, after.sections),
];

const slideChanges = (before: Compared, after: Compared): Change[] => {
  const was = new Map(before.slides.map((slide, at) => [slide.id, { slide, place: at + 1 }]));
  const is = new Set(after.slides.map(({ id }) => id));
  const moved = movedAmong(
    before.slides.map(({ id }) => id),
    after.slides.map(({ id }) => id),
  );
  const changed = after.slides.flatMap((slide, at): Placed[] => {
    const old = was.get(slide.id);
    const place = at + 1;
    const change = { of: 'slide' as const, id: slide.id, title: slide.title, type: slide.type };
    if (!old)
      return [
        { place, change: { ...change, kind: 'new', words: `Slide ${place}, ${lasting(slide.seconds)}` } },
      ];
    const move = moveOf({ ...old, hasMoved: moved.has(slide.id) }, { slide, place }, after);
    const edits = [...renamed(old.slide, slide), ...editsOf(old.slide.facets, slide.facets)];
    if (edits.length > 0)
      return [
        {
          place,
          change: {
            ...change,
            kind: 'edited',
            words: [`Slide ${place}`, ...edits, ...lower(move)].join(', '),
          },
        },
      ];
    return move ? [{ place, change: { ...change, kind: 'moved', words: move } }] : [];
  });
  const removed = before.slides.flatMap(({ id, title, type }, at): Placed[] =>
    is.has(id)
      ? []
      : [
          {
            place: at + 1,
            change: { kind: 'removed', of: 'slide', id, title, type, words: `Was slide ${at + 1}` },
          },
        ],
  );
  return [...changed, ...removed].toSorted((a, b) => a.place - b.place).map(({ change }) => change);
};

type Placed = { place: number; change: Change };
type At = { slide: ComparedSlide; place: number };

const moveOf = (
  { slide: old, place: from, hasMoved }: At & { hasMoved: boolean },
  { slide, place }: At,
  { sections }: Compared,
): string => {
  if (hasMoved) return `From place ${from} to place ${place}`;
  const section = sections.find(({ id }) => id === slide.sectionId)?.title;
  return old.sectionId === slide.sectionId ? '' : `To “${section ?? ''}”`;
};

const lower = (words: string): string[] =>
  words === '' ? [] : [`${words.charAt(0).toLowerCase()}${words.slice(1)}`];

const renamed = (old: Named, now: Named): string[] =>
  old.title === now.title ? [] : [`title, was “${old.title}”`];

const partChanges = (
  of: Change['of'],
  before: readonly ComparedPart[],
  after: readonly ComparedPart[],
): Change[] => {
  const is = new Set(after.map(({ id }) => id));
  const change = ({ id, title }: Named, kind: Change['kind'], words: string): Change => ({
    ...{ kind, of, id, title, type: '', words },
  });
  return [
    ...after.flatMap((part) => {
      const old = before.find(({ id }) => id === part.id);
      if (!old) return [change(part, 'new', `New ${of}`)];
      const edits = [...renamed(old, part), ...editsOf(old.facets, part.facets)];
      return edits.length > 0 ? [change(part, 'edited', upper(edits.join(', ')))] : [];
    }),
    ...before.filter(({ id }) => !is.has(id)).map((part) => change(part, 'removed', `Was a ${of}`)),
  ];
};

const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const lasting = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
