/** Something of a slide or test that can be told apart by its value; '' is none. */
export type Facet =
  /** Told with how many words are different. `plain` is what is read of it. */
  | { kind: 'words'; name: string; value: string; plain: string }
  | { kind: 'thing'; name: string; value: string }
  /** Told with what it is now and was: "70% to pass, was 60%". */
  | { kind: 'figure'; name: string; value: string };

/** What is different, in the order of the facets; a facet is known by its name. */
export const editsOf = (before: readonly Facet[], after: readonly Facet[]): string[] => {
  const was = new Map(before.map((facet) => [facet.name, facet]));
  const has = new Set(after.map(({ name }) => name));
  const gone = before
    .filter(({ name }) => !has.has(name))
    .map((facet) => ({ ...facet, value: '', plain: '' }));
  return [...after, ...gone].flatMap((facet) => {
    const old = was.get(facet.name);
    return (old?.value ?? '') === facet.value ? [] : [editOf(facet, old)];
  });
};

const editOf = (facet: Facet, before: Facet | undefined): string => {
  const { kind, name, value } = facet;
  const old = before?.value ?? '';
  if (kind === 'figure') return old === '' ? `${value} ${name}` : `${value} ${name}, was ${old}`.trim();
  if (kind === 'thing') return `${name} ${value === '' ? 'removed' : old === '' ? 'added' : 'replaced'}`;
  const words = wordsChanged(before?.kind === 'words' ? before.plain : '', facet.plain);
  return words === 0 ? `form of the ${name}` : `${words} ${words === 1 ? 'word' : 'words'} of the ${name}`;
};

/** How many words are new, or gone where more are gone than new; words count, not their places. */
export const wordsChanged = (before: string, after: string): number => {
  const left = new Map<string, number>();
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  for (const word of words(before)) left.set(word, (left.get(word) ?? 0) + 1);
  let added = 0;
  for (const word of words(after)) {
    const there = left.get(word) ?? 0;
    if (there > 0) left.set(word, there - 1);
    else added += 1;
  }
  const removed = [...left.values()].reduce((all, one) => all + one, 0);
  return Math.max(added, removed);
};
