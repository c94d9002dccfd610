import type { TextBlock } from '#contracts/learning/rich-text.ts';
import { LINES } from '../import-words.ts';
import { type ReadSlide, readSlide } from '../read-file.ts';
import { cleanLine } from '../written/inline.ts';
import { blocksOf, type Line } from '../written/list-of.ts';
import type { Relation } from './open-package.ts';
import { find, findWithin, kidsOf, type Xml } from './read-xml.ts';
import { linesOf, tableOf, wordsOf } from './text-of.ts';

type Relations = ReadonlyMap<string, Relation>;
type Part =
  | { title: string }
  | { lines: Line[] }
  | { block: TextBlock }
  | { picture: { name: string; alt: string } };

const TITLES = ['title', 'ctrTitle'];
const FRAME = ['dt', 'ftr', 'sldNum', 'hdr'];
const BODIES = ['body', 'obj'];
const TAKEN = /\.(png|jpe?g|gif|webp)$/i;

/** What a slide says and shows, in the order of its shapes. What nothing here can show is told. */
export const slideOf = (root: Xml, relations: Relations, tell: (line: string) => void): ReadSlide => {
  const parts = shapesIn(find(root, 'cSld', 'spTree')).flatMap(
    (shape) => partOf(shape, relations, tell) ?? [],
  );
  const titles = parts.flatMap((part) => ('title' in part ? part.title : []));
  return readSlide({
    title: cleanLine(titles.join(' ')),
    blocks: joined(parts),
    pictures: parts.flatMap((part) => ('picture' in part ? part.picture : [])),
  });
};

/** Lines of different shapes are never one list. */
const joined = (parts: readonly Part[]): TextBlock[] =>
  parts.flatMap((part) => {
    if ('lines' in part) return blocksOf(part.lines);
    return 'block' in part ? [part.block] : [];
  });

/** Shapes in groups as if they stood for themselves; of what is there in two forms, the one that is asked for first. */
const shapesIn = (tree: Xml | undefined): Xml[] =>
  (tree?.kids ?? []).flatMap((kid) => {
    if (kid.name === 'grpSp') return shapesIn(kid);
    return kid.name === 'AlternateContent' ? shapesIn(find(kid, 'Choice') ?? find(kid, 'Fallback')) : [kid];
  });

const partOf = (shape: Xml, relations: Relations, tell: (line: string) => void): Part | null => {
  if (shape.name === 'sp') return wordsIn(shape, relations);
  if (shape.name === 'pic') return pictureIn(shape, relations, tell);
  if (shape.name !== 'graphicFrame') return null;
  const table = findWithin(shape, 'tbl');
  const block = table && tableOf(table, relations);
  if (!block) tell(LINES.graphic(find(shape, 'nvGraphicFramePr', 'cNvPr')?.at.name ?? ''));
  return block ? { block } : null;
};

const wordsIn = (shape: Xml, relations: Relations): Part | null => {
  const place = find(shape, 'nvSpPr', 'nvPr', 'ph');
  const kind = place ? (place.at.type ?? 'obj') : '';
  const body = find(shape, 'txBody');
  if (FRAME.includes(kind)) return null;
  return TITLES.includes(kind)
    ? { title: wordsOf(body) }
    : { lines: linesOf(body, relations, BODIES.includes(kind)) };
};

const pictureIn = (shape: Xml, relations: Relations, tell: (line: string) => void): Part | null => {
  const facts = find(shape, 'nvPicPr', 'cNvPr')?.at;
  const marks =
    kidsOf(find(shape, 'nvPicPr', 'nvPr'), 'videoFile').length +
    kidsOf(find(shape, 'nvPicPr', 'nvPr'), 'audioFile').length;
  if (marks > 0) tell(LINES.media(facts?.name ?? ''));
  const blip = find(shape, 'blipFill', 'blip')?.at;
  const relation = relations.get(blip?.['r:embed'] ?? blip?.['r:link'] ?? '');
  if (!relation) return null;
  if (relation.isOutside) tell(LINES.outside(relation.target));
  else if (!TAKEN.test(relation.target)) tell(LINES.pictureKind(relation.target));
  else return { picture: { name: relation.target, alt: cleanLine(facts?.descr ?? '') } };
  return null;
};
