import type { Token } from 'marked';
import { plainWords } from '#contracts/learning/rich-text.ts';
import { LINES } from '../import-words.ts';
import { type ReadModule, type ReadSection, readSlide } from '../read-file.ts';
import type { Report } from '../report.ts';
import { cleanLine, cleanWords } from '../written/inline.ts';
import { blocksOf } from './blocks-of.ts';
import { inlineOf, type Told } from './inline-of.ts';
import { inPlaces, partsOf } from './parts-of.ts';

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---\r?\n/;
/** Where what is said aloud begins: all that follows of the slide. */
const SCRIPT = /^(?:\?\?\?|(?:speaker )?notes:|narration:)\s*/i;
const PLACES = 3;

/**
 * One slide for each heading. Where headings of three levels are used they are modules, sections and slides; of two, what
 * holds the slides and the slides; of one, slides. Deeper ones stand in the text, and words below a module or section are a
 * slide of its name.
 */
export const readMarkdown = (file: string, text: string, report: Report): ReadModule[] => {
  if (FRONT_MATTER.test(text)) report.tell(LINES.frontMatter);
  const parts = partsOf(file, text.replace(FRONT_MATTER, ''));
  const depths = [...new Set(parts.flatMap(({ heading }) => heading?.depth ?? []))].toSorted((a, b) => a - b);
  const places = depths.slice(0, PLACES);
  const [top = 1] = places;
  const slideDepth = places.at(-1) ?? 1;
  const modules: ReadModule[] = [];
  const name = file.replace(/\.[^.]+$/, '');
  for (const { depth, heading, tokens } of inPlaces(parts, slideDepth)) {
    const told = tellerOf(report, heading?.text ?? name);
    const title = cleanLine(
      heading ? plainWords({ type: 'paragraph', content: inlineOf(heading.tokens, told) }) : name,
    );
    const holds = heading !== null && depth < slideDepth;
    if (holds && depth === top && (places.length === PLACES || top === 1))
      modules.push({ title, sections: [] });
    else if (holds) moduleOf(modules, name).sections.push({ title, slides: [] });
    const slide = { ...slideOf(tokens, told), title };
    if (!holds || slide.blocks.length > 0 || slide.script) sectionOf(modules, name).slides.push(slide);
  }
  return modules;
};

const moduleOf = (modules: ReadModule[], name: string): ReadModule => {
  if (modules.length === 0) modules.push({ title: name, sections: [] });
  return modules.at(-1) as ReadModule;
};

const sectionOf = (modules: ReadModule[], name: string): ReadSection => {
  const { title, sections } = moduleOf(modules, name);
  if (sections.length === 0) sections.push({ title, slides: [] });
  return sections.at(-1) as ReadSection;
};

const slideOf = (tokens: readonly Token[], told: Told) => {
  const at = tokens.findIndex(({ type, raw }) => type === 'paragraph' && SCRIPT.test(raw));
  const blocks = blocksOf(at < 0 ? tokens : tokens.slice(0, at), told);
  const script = at < 0 ? [] : blocksOf(tokens.slice(at), told).map(plainWords);
  return readSlide({ blocks, script: cleanWords(script.join('\n').replace(SCRIPT, '')).trim() });
};

const tellerOf = (report: Report, slide: string): Told => ({
  picture: (address) => report.tell(LINES.namedPicture(slide, address)),
  html: () => report.tell(LINES.html(slide)),
});
