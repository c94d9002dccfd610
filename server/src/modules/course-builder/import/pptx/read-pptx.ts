import type { Archive } from '../archive/open-archive.ts';
import { broken, LINES, refused } from '../import-words.ts';
import { type ReadModule, type ReadSlide, readSlide } from '../read-file.ts';
import type { Report } from '../report.ts';
import { cleanWords } from '../written/inline.ts';
import { type DeckSlide, readDeck, readPart, readRelations } from './open-package.ts';
import { find, kidsOf, type Xml } from './read-xml.ts';
import { slideOf } from './slide-of.ts';
import { wordsOf } from './text-of.ts';

const MOST_SLIDES = 1_000;

/** A deck is one module; its sections are sections. `hidden` are the places of slides that are not shown, from 0. */
export type Deck = { module: ReadModule; hidden: Set<number> };

export const readPptx = async (archive: Archive, report: Report): Promise<Deck> => {
  const deck = await readDeck(archive).catch((cause) => {
    throw broken(archive.file, cause);
  });
  // Before anything is drawn of it.
  if (deck.length === 0) throw refused(archive.file, 'holds no slide');
  if (deck.length > MOST_SLIDES)
    throw refused(archive.file, `has more than ${MOST_SLIDES.toLocaleString('en')} slides`);
  const title = archive.file.replace(/\.[^.]+$/, '');
  const module: ReadModule = { title, sections: [] };
  const hidden = new Set<number>();
  let section: string | null = null;
  for (const [index, slide] of deck.entries()) {
    const told = (line: string) => report.tell(LINES.ofSlide(index + 1, line));
    const read = await readDeckSlide(archive, slide, told);
    if (read.isHidden) hidden.add(index);
    if (section !== slide.section) module.sections.push({ title: slide.section || title, slides: [] });
    section = slide.section;
    read.slide.title ||= `Slide ${index + 1}`;
    module.sections.at(-1)?.slides.push(read.slide);
  }
  return { module, hidden };
};

/** A slide that cannot be read leaves its place to be written in. */
const readDeckSlide = async (
  archive: Archive,
  { part }: DeckSlide,
  tell: (line: string) => void,
): Promise<{ slide: ReadSlide; isHidden: boolean }> => {
  try {
    const root = await readPart(archive, part);
    const relations = await readRelations(archive, part);
    const notes = [...relations.values()].find(({ kind, isOutside }) => kind === 'notesSlide' && !isOutside);
    const script = notes ? await readNotes(archive, notes.target) : '';
    const isHidden = root.at.show === '0' || root.at.show === 'false';
    if (isHidden) tell(LINES.hidden);
    return { slide: { ...slideOf(root, relations, tell), script }, isHidden };
  } catch {
    tell(LINES.unreadable);
    return { slide: readSlide({}), isHidden: false };
  }
};

const readNotes = async (archive: Archive, part: string): Promise<string> => {
  const shapes = kidsOf(find(await readPart(archive, part), 'cSld', 'spTree'), 'sp');
  const placeOf = (shape: Xml) => find(shape, 'nvSpPr', 'nvPr', 'ph');
  const bodies = shapes.filter((shape) => placeOf(shape)?.at.type === 'body');
  // Some programs write notes into a box that holds no place.
  const boxes = bodies.length > 0 ? bodies : shapes.filter((shape) => !placeOf(shape));
  return cleanWords(boxes.map((shape) => wordsOf(find(shape, 'txBody'))).join('\n')).trim();
};
