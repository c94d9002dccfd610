/** One field that differs. A list is one field: of two people who changed it, one wins. */
export interface Change {
  path: string;
  from: unknown;
  to: unknown;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was typed and what is stored of the same value: nothing has several forms, and a number may be a text. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, settled(of)]));
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? String(value) : value;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(settled(a)) === JSON.stringify(settled(b));

/** Every field in which `after` says something else than `before`, by its path. */
export function changesBetween(before: object, after: object): Change[] {
  return differences({ ...before }, { ...after }, []);
}

function differences(before: Fields, after: Fields, path: string[]): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): Change[] => {
    const [from, to, here] = [before[key], after[key], [...path, key]];
    if (isFields(from) && isFields(to)) return differences(from, to, here);
    return isSame(from, to) ? [] : [{ path: here.join('.'), from, to }];
  });
}

/** What both have changed, each to something else: a person has to say which it is. */
export interface Clash {
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merge<V> {
  /** Clashes hold what is mine until they are answered. */
  merged: V;
  clashes: Clash[];
  /** What only they have changed. */
  taken: Change[];
}

/** Brings two edits of one thing together: what only one of them changed is taken as it is. */
export function mergeEdits<V extends object>(base: V, mine: V, theirs: V): Merge<V> {
  const own = new Map(changesBetween(base, mine).map((change) => [change.path, change]));
  const other = changesBetween(base, theirs);
  const differing = new Set(changesBetween(mine, theirs).map(({ path }) => path));
  const clashes = other.flatMap(({ path, to }): Clash[] => {
    const change = own.get(path);
    return change && differing.has(path) ? [{ path, mine: change.to, theirs: to }] : [];
  });
  return {
    merged: [...own.values()].reduce<V>((merged, { path, to }) => withValue(merged, path, to), theirs),
    clashes,
    taken: other.filter(({ path }) => !own.has(path)),
  };
}

/** The same with another value at a path; what it does not touch stays the same object. */
export function withValue<V extends object>(values: V, path: string, value: unknown): V {
  return put(values as Fields, path.split('.'), value) as V;
}

function put(fields: Fields, [key = '', ...rest]: string[], value: unknown): Fields {
  const inside = fields[key];
  return { ...fields, [key]: rest.length === 0 ? value : put(isFields(inside) ? inside : {}, rest, value) };
}
