import { unsafeInDrawing } from '#server/modules/learning/index.ts';
import type { Archive } from '../archive/open-archive.ts';
import { LINES, refused } from '../import-words.ts';
import { type ReadModule, type ReadSlide, readSlide } from '../read-file.ts';
import type { Report } from '../report.ts';
import { cleanLine, cleanWords } from '../written/inline.ts';

const NUMBERED = /^\D*?(\d{1,4})(?:[\s._-]+(.*?))?\.([a-z0-9]{2,4})$/i;
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'];
const RECORDINGS = ['mp3', 'ogg', 'opus', 'm4a', 'wav'];
const LARGEST_TEXT = 100_000;

type Read = { archive: Archive; report: Report };
type Slides = Map<number, ReadSlide>;

/** `01.png`, `slide-02.jpg`, `02 - A title.mp3`, `02.txt`: slide by number its picture, its recording and what it says. */
export const readNumbered = async (archive: Archive, report: Report): Promise<ReadModule> => {
  const slides: Slides = new Map();
  for (const name of archive.names.toSorted())
    if (!LEFT_BEHIND.test(name)) await put({ archive, report }, slides, name);
  if (slides.size === 0)
    throw refused(archive.file, 'holds no picture and no recording whose name begins with a number');
  const title = archive.file.replace(/\.[^.]+$/, '');
  const inOrder = [...slides].toSorted(([a], [b]) => a - b).map(([, slide]) => slide);
  return { title, sections: [{ title, slides: inOrder }] };
};

const put = async ({ archive, report }: Read, slides: Slides, name: string) => {
  const [, number, rest = '', ending = ''] = NUMBERED.exec(name.split('/').at(-1) ?? '') ?? [];
  const kind = kindOf(ending.toLowerCase());
  if (number === undefined || kind === null) return report.tell(LINES.notNumbered(name));
  const slide = slides.get(Number(number)) ?? readSlide({});
  if (kind === 'picture') {
    const problem = slide.pictures.length > 0 ? LINES.second(name) : await drawingProblem(archive, name);
    if (problem) return report.tell(problem);
    slide.pictures.push({ name, alt: '' });
  } else if (kind === 'recording') {
    if (slide.recording) return report.tell(LINES.second(name));
    slide.recording = name;
  } else slide.script = cleanWords((await archive.read(name, LARGEST_TEXT)).toString('utf8')).trim();
  slide.title ||= cleanLine(rest.replaceAll('_', ' '));
  slides.set(Number(number), slide);
};

const kindOf = (ending: string) => {
  if (PICTURES.includes(ending)) return 'picture';
  if (RECORDINGS.includes(ending)) return 'recording';
  return ending === 'txt' ? 'script' : null;
};

/** Why a drawing is not taken; null for one that is, and for what is none. */
const drawingProblem = async (archive: Archive, name: string): Promise<string | null> => {
  if (!name.toLowerCase().endsWith('.svg')) return null;
  const problem = unsafeInDrawing((await archive.read(name, LARGEST_TEXT)).toString('utf8'));
  return problem && LINES.drawing(name, problem);
};
