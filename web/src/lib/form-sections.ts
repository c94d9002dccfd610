import { optionWords } from './option-words.ts';

export interface SectionFacts<I extends string = string> {
  id: I;
  title: string;
  required?: boolean;
  opensFirst?: boolean;
  /** The parts of what is edited that are filled in here. */
  fields: readonly string[];
}

/** A long form in sections: which there are, and where a field stands. */
export interface FormSections<I extends string = string> {
  /** From top to bottom. */
  all: readonly SectionFacts<I>[];
  /** Paths of what has to be said before it is published. */
  requiredFields: ReadonlySet<string>;
  /** '03' of the third. */
  numberOf(id: I): string;
  /** The section in which a field stands. */
  sectionOf(field: string): SectionFacts<I> | undefined;
  /**
   * 'Course Content: modules, 1, title' of `content.modules.0.title`: entries of a list are counted from 1, and what is
   * kept by the address of a file goes without it.
   */
  fieldWords: (field: string) => string;
}

const isPartOf = (field: string, part: string) => field === part || field.startsWith(`${part}.`);

export function formSections<I extends string>(
  all: readonly SectionFacts<I>[],
  required: readonly string[],
): FormSections<I> {
  /** Of two sections that could have a field, the one that names it more closely. */
  const placeOf = (field: string) =>
    all
      .flatMap((section) => section.fields.map((part) => ({ section, part })))
      .filter(({ part }) => isPartOf(field, part))
      .sort((a, b) => b.part.length - a.part.length)[0];

  function fieldWords(field: string): string {
    const place = placeOf(field);
    if (!place) return optionWords(field);
    const within = wordsWithin(field.slice(place.part.length + 1));
    return within ? `${place.section.title}: ${within}` : place.section.title;
  }

  return {
    all,
    requiredFields: new Set(required),
    numberOf: (id) => String(all.findIndex((section) => section.id === id) + 1).padStart(2, '0'),
    sectionOf: (field) => placeOf(field)?.section,
    fieldWords,
  };
}

const wordsWithin = (path: string) =>
  path
    .replace(/\.\/.*/, '')
    .split('.')
    .map(partWords)
    .join(', ');

const partWords = (part: string) =>
  /^\d+$/.test(part)
    ? String(Number(part) + 1)
    : part.replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`).trim();
