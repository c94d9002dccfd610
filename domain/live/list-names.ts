/** In what people put before and behind their names. */
const TITLES = new Set(
  'dr drs doctor prof professor mr mrs ms miss mx sir med md do phd dds dmd msc bsc mba frcs mbbs rn np pa dipl ing mag'.split(
    ' ',
  ),
);

/** Letters that have no mark to be taken off. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđæœı]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word));

/** Names of one person in whatever order, with or without titles and marks, have one key; '' where no name is left. */
const keyOf = (name: string): string => wordsOf(name).toSorted().join(' ');

/** What a name on a list may mean: as it stands, without what is in brackets, and that alone: Zoom writes the first name there. */
const readings = (listed: string): string[] => {
  const inside = [...listed.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, text = '']) => text);
  const outside = listed.replace(/[([][^)\]]*[)\]]/g, ' ');
  return [...new Set([listed, outside, ...inside].map(keyOf))].filter((key) => key !== '');
};

type Named = { id: string; names: readonly string[] };

/**
 * Who may be meant by a name on a list, in the order of `people`: who is called just so, whatever the order, titles and
 * marks. Only people with at least two names are told by them.
 */
export const whoMayBe = (listed: string, people: readonly Named[]): string[] => {
  const meant = new Set(readings(listed).filter((key) => key.includes(' ')));
  return people.filter(({ names }) => names.some((name) => meant.has(keyOf(name)))).map(({ id }) => id);
};

/** What cannot be seen, and what would turn the writing of what follows, is taken out of a name before it is shown. */
export const shownName = (listed: string): string =>
  listed
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
