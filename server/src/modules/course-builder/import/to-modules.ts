import {
  type DraftModule,
  type DraftPicture,
  type DraftSlide,
  draftNarration,
  draftSlide,
} from '#contracts/course-builder/draft-slide.ts';
import { plainWords } from '#contracts/learning/rich-text.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { LINES } from './import-words.ts';
import type { ReadModule, ReadSlide } from './read-file.ts';
import type { Report } from './report.ts';
import type { Stored } from './store-files.ts';
import { dividedText } from './written/divided-text.ts';
import { scriptsOf, secondsOf } from './written/scripts-of.ts';
import { inParts, titleOf } from './written/title-of.ts';

const MOST_SLIDES = 500;
const MOST_SECTIONS = 100;

type Made = { stored: Stored; report: Report };

/** What was read as modules of a draft, with ids of their own. What is too much for one of them goes on in the next. */
export const toModules = (read: readonly ReadModule[], made: Made): DraftModule[] => {
  const modules = read.flatMap(({ title, sections }) => {
    const all = sections.flatMap((section) => sectionsOf(section, made));
    return inParts(all, MOST_SECTIONS).map((part) => ({
      moduleId: uuidv7(),
      title: titleOf(title, 'Imported', made.report),
      description: '',
      icon: '',
      topics: [],
      sections: part,
    }));
  });
  made.report.take('modules', modules.length);
  made.report.take('sections', modules.flatMap(({ sections }) => sections).length);
  return modules;
};

const sectionsOf = ({ title, slides }: ReadModule['sections'][number], made: Made) => {
  const all = slides.flatMap((slide) => slidesOf(slide, made));
  return inParts(all, MOST_SLIDES).map((part) => ({
    sectionId: uuidv7(),
    title: titleOf(title, 'Slides', made.report),
    slides: part,
  }));
};

/** A slide, and behind it slides of its own for what it has no room for: a second picture, more text, more script. */
const slidesOf = (read: ReadSlide, { stored, report }: Made): DraftSlide[] => {
  const title = titleOf(read.title, 'Slide', report);
  const texts = dividedText(read.blocks);
  const scripts = scriptsOf(read.script);
  const pictures = read.pictures.flatMap((one) => pictureOf(one, stored) ?? []);
  const count = Math.max(1, texts.length, scripts.length, pictures.length);
  if (count > 1) report.tell(LINES.divided(title, count));
  report.take('slides', count);
  report.take('scripts', scripts.length);
  report.take('pictures', read.pictures.filter(({ svg }) => svg).length);
  return Array.from({ length: count }, (_, at) => {
    const [text = '', script = '', picture = null] = [texts[at], scripts[at], pictures[at]];
    const recording = at === 0 && read.recording ? stored.recordings.get(read.recording) : undefined;
    return draftSlide.parse({
      slideId: uuidv7(),
      type: picture ? 'image' : 'text',
      title: at === 0 ? title : titleOf(`${title} (${at + 1})`, 'Slide', report),
      text,
      picture,
      narration: script || recording ? draftNarration.parse({ ...recording, script }) : null,
      seconds: secondsOf(script || plainWords(text)),
    });
  });
};

const pictureOf = (
  { name, alt, svg }: ReadSlide['pictures'][number],
  { pictures }: Stored,
): DraftPicture | null => {
  if (svg) return { kind: 'drawing', svg, alt };
  const picture = pictures.get(name);
  return picture ? { ...picture, alt: (alt || picture.alt).slice(0, 600).toWellFormed() } : null;
};
