import { unsafeInDrawing } from '#domain/learning/drawing-rules.ts';
import type { Archive } from '../archive/open-archive.ts';
import { LINES, refused } from '../import-words.ts';
import { type ReadModule, type ReadSlide, readSlide } from '../read-file.ts';
import type { Report } from '../report.ts';
import { cleanLine, cleanWords } from '../written/inline.ts';

const NUMBERED = /^\D*?(\d{1,4})(?:[\s._-]+(.*?))?\.([a-z0-9]{2,4})$/i;
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'];
const RECORDINGS = ['mp3', 'ogg', 'opus', 'm4a', 'wav'];
const LARGEST_TEXT = 1_000_000;
const LONGEST_DRAWING = 60_000;

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
  const inOrder = [...slides]
    .toSorted(([a], [b]) => a - b)
    .map(([number, slide]) => ({ ...slide, title: slide.title || `Slide ${number}` }));
  return { title, sections: [{ title, slides: inOrder }] };
};

const put = async ({ archive, report }: Read, slides: Slides, name: string) => {
  const [, number, rest = '', ending = ''] = NUMBERED.exec(name.split('/').at(-1) ?? '') ?? [];
  const kind = kindOf(ending.toLowerCase());
  if (number === undefined || kind === null) return report.tell(LINES.notNumbered(name));
  const slide = slides.get(Number(number)) ?? readSlide({});
  if (kind === 'picture') {
    if (slide.pictures.length > 0) return report.tell(LINES.second(name));
    const svg = ending.toLowerCase() === 'svg' ? await readDrawing(archive, name) : undefined;
    const problem = svg && drawingProblem(svg);
    if (problem) return report.tell(LINES.drawing(name, problem));
    slide.pictures.push({ name, alt: '', ...(svg && { svg }) });
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

const readDrawing = async (archive: Archive, name: string): Promise<string> =>
  (await archive.read(name, LARGEST_TEXT))
    .toString('utf8')
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .trim();

const drawingProblem = (svg: string): string | null =>
  svg.length > LONGEST_DRAWING ? `a drawing has at most ${LONGEST_DRAWING} characters` : unsafeInDrawing(svg);
