import { strToU8, type Zippable, zipSync } from 'fflate';

// Archives as somebody would import them, written by hand.

export type Files = Record<string, string | Uint8Array>;

export const zipped = (files: Files): Buffer => {
  const bytes = Object.entries(files).map(([name, file]) => [
    name,
    typeof file === 'string' ? strToU8(file) : file,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes) as Zippable));
};

/** A slide of a deck; `shapes` and `relations` are its XML. */
export type DeckSlide = {
  title?: string;
  shapes?: string;
  notes?: string;
  isHidden?: boolean;
  relations?: string;
  pictures?: Record<string, { bytes: Uint8Array; alt?: string }>;
};

const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"';
const KIND = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A shape that holds a place (`title`, `body`), or none for ''; its paragraphs are XML. */
export const shape = (place: string, ...paragraphs: string[]): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${place}"/><p:cNvSpPr/><p:nvPr>${place && `<p:ph type="${place}"/>`}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${paragraphs.join('')}</p:txBody></p:sp>`;

/** A paragraph of plain words; `look` is what stands in its properties. */
export const line = (words: string, look = ''): string =>
  `<a:p>${look}<a:r><a:rPr lang="en"/><a:t>${words}</a:t></a:r></a:p>`;

export const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${KIND}/${kind}" Target="${target}"/>`;

/** To something that is not in the deck. */
export const relationOutside = (id: string, kind: string, target: string): string =>
  relation(id, kind, target).replace('/>', ' TargetMode="External"/>');

const relations = (...all: string[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

const tree = (root: string, shapes: string, look = '') =>
  `${HEAD}<p:${root} ${NAMES}${look}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`;

const pictureShape = (id: string, alt: string) =>
  `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Picture" descr="${alt}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/></p:blipFill><p:spPr/></p:pic>`;

const filesOfSlide = (slide: DeckSlide, number: number): Files => {
  const { title = '', shapes = '', notes, isHidden = false, pictures = {} } = slide;
  const shown = Object.entries(pictures).map(([name, { alt = '' }], at) => ({ id: `rPic${at}`, name, alt }));
  const drawn = shown.map(({ id, alt }) => pictureShape(id, alt)).join('');
  const all = [
    ...shown.map(({ id, name }) => relation(id, 'image', `../media/${name}`)),
    ...(notes === undefined
      ? []
      : [relation('rNotes', 'notesSlide', `../notesSlides/notesSlide${number}.xml`)]),
    slide.relations ?? '',
  ];
  return {
    [`ppt/slides/slide${number}.xml`]: tree(
      'sld',
      (title && shape('title', line(title))) + shapes + drawn,
      isHidden ? ' show="0"' : '',
    ),
    [`ppt/slides/_rels/slide${number}.xml.rels`]: relations(...all),
    ...(notes !== undefined && {
      [`ppt/notesSlides/notesSlide${number}.xml`]: tree(
        'notes',
        shape('sldNum', line(String(number))) + shape('body', ...notes.split('\n').map((one) => line(one))),
      ),
    }),
    ...Object.fromEntries(Object.entries(pictures).map(([name, { bytes }]) => [`ppt/media/${name}`, bytes])),
  };
};

/** The parts of a deck; `sections` say of how many slides each consists. */
export const deckFiles = (slides: readonly DeckSlide[], sections: Record<string, number> = {}): Files => {
  let next = 0;
  const listed = Object.entries(sections).map(([name, count]) => {
    const ids = Array.from({ length: count }, () => `<p14:sldId id="${256 + next++}"/>`);
    return `<p14:section name="${name}" id="{0}"><p14:sldIdLst>${ids.join('')}</p14:sldIdLst></p14:section>`;
  });
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at}"/>`).join('');
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'ppt/presentation.xml': `${HEAD}<p:presentation ${NAMES}><p:sldIdLst>${ids}</p:sldIdLst><p:extLst><p:ext uri="{1}"><p14:sectionLst>${listed.join('')}</p14:sectionLst></p:ext></p:extLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      ...slides.map((_, at) => relation(`rId${at}`, 'slide', `slides/slide${at + 1}.xml`)),
    ),
    ...Object.assign({}, ...slides.map((slide, at) => filesOfSlide(slide, at + 1))),
  };
};

export const deck = (slides: readonly DeckSlide[], sections: Record<string, number> = {}): Buffer =>
  zipped(deckFiles(slides, sections));
