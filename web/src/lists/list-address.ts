/**
 * What a part of the address is for: it chooses rows, orders or lays them out, says at which page they are, or what
 * stands over the list.
 */
type Role = 'filter' | 'look' | 'page' | 'over';
type Value = string | boolean;

export interface Parameter<V extends Value = Value, R extends Role = Role> {
  role: R;
  /** What holds where the address says nothing, and what it need not say. */
  first: V;
  /** Undefined for what is not known. */
  read: (text: string) => V | undefined;
}

/** Any words, as of a search or an id. */
export const words = (longest = 100): Parameter<string, 'filter'> => ({
  role: 'filter',
  first: '',
  // What no text can hold is nobody's word.
  read: (text) => (text.includes('\0') ? undefined : text.trim().slice(0, longest)),
});

/** One of a few; nothing stands for the first, or for none of them. */
export const oneOf = <const V extends string, const F extends V | '' = ''>(
  known: readonly V[],
  first: F = '' as F,
): Parameter<V | F, 'filter'> => ({
  role: 'filter',
  first,
  read: (text) => known.find((one) => one === text),
});

/** Words of a certain form. */
export const matching = (isKnown: (text: string) => boolean): Parameter<string, 'filter'> => ({
  ...words(),
  read: (text) => (isKnown(text.trim()) ? text.trim() : undefined),
});

/** A day of the calendar, 'YYYY-MM-DD', so that 30 February is none. */
export const day = () =>
  matching(
    (text) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true,
  );

/** Of a thing of ours. */
export const id = () => matching((text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text));

/** There or not there, without a value. */
export const flag = (): Parameter<boolean, 'filter'> => ({ role: 'filter', first: false, read: () => true });

/** Where a page of rows begins, as the answer before has said. */
export const page = (longest = 100): Parameter<string, 'page'> => ({ ...words(longest), role: 'page' });

/** It orders the rows or lays them out. */
export const look = <V extends Value>(parameter: Parameter<V>): Parameter<V, 'look'> => ({
  ...parameter,
  role: 'look',
});

/** It stands over the list: what is open or asked, and what has just been done. */
export const over = <V extends Value>(parameter: Parameter<V>): Parameter<V, 'over'> => ({
  ...parameter,
  role: 'over',
});

type Table = Readonly<Record<string, Parameter>>;
type View<T extends Table> = { -readonly [K in keyof T]: T[K]['first'] };
type Asked<T extends Table> = {
  -readonly [K in keyof T as T[K]['role'] extends 'filter' | 'page' ? K : never]?: Exclude<T[K]['first'], ''>;
};

/** The address of a list and the view that it describes, each made from the other. */
export interface ListAddress<V, A = unknown> {
  path: string;
  /** Of everything that its address may say. */
  names: readonly string[];
  /** What it does not know is left out; `leftOut` says what that was. */
  read: (search: URLSearchParams) => V;
  readFrom: (request: { url: string }) => V;
  /** What was left out: names of this list's with values that they do not know. */
  leftOut: (search: URLSearchParams) => readonly (readonly [name: string, value: string])[];
  /** The address, its parts always in the same order; another path takes the same parts, as a file of the rows does. */
  to: (view: Partial<V>, path?: string) => string;
  /** The address of another choice: it begins at the first page, with nothing over it. */
  changed: (view: V, change: Partial<V>) => string;
  /** The list alone, at the page it is at. */
  listOf: (view: V) => V;
  /** The list alone, from its beginning. */
  firstPage: (view: V) => V;
  /** What chooses rows, without order, looks and page. */
  filterOf: (view: V) => Partial<V>;
  isFiltered: (view: Partial<V>) => boolean;
  isSameList: (a: V, b: V) => boolean;
  /** What the call is asked for; what begins the list need not be asked for. */
  asked: (view: Partial<V>) => A;
  /** Its parts as a form carries them. */
  parts: (view: Partial<V>) => readonly (readonly [name: string, value: string])[];
}

export type ViewOf<L extends { read: (search: URLSearchParams) => unknown }> = ReturnType<L['read']>;

/** Declares a list once: where it is and what its address may say. */
export function declareList<const T extends Table>(path: string, table: T): ListAddress<View<T>, Asked<T>> {
  type Part = readonly [name: string, value: Value];
  type Parts = Partial<View<T>>;
  const parameters = Object.entries(table);
  const viewOf = (parts: readonly Part[]) => Object.fromEntries(parts) as View<T>;
  const of = (view: Parts, ...roles: Role[]): Part[] =>
    parameters.flatMap(([name, { role }]) => {
      const value = view[name];
      return roles.includes(role) && value !== undefined ? [[name, value]] : [];
    });
  const said = (parts: readonly Part[]) =>
    parts.filter(([name, value]) => value && value !== table[name]?.first);
  const everything = (view: Parts) => said(of(view, 'filter', 'look', 'page', 'over'));

  function read(search: URLSearchParams): View<T> {
    return viewOf(
      parameters.map(([name, { first, read: readOne }]) => {
        const text = search.get(name);
        return [name, (text === null ? undefined : readOne(text)) ?? first];
      }),
    );
  }

  function leftOut(search: URLSearchParams) {
    return parameters.flatMap(([name, { read: readOne }]) => {
      const text = search.get(name)?.trim();
      return text && readOne(text) === undefined ? [[name, text] as const] : [];
    });
  }

  function to(view: Parts, base = path): string {
    const query = everything(view).map(([name, value]) =>
      value === true ? name : new URLSearchParams([[name, String(value)]]).toString(),
    );
    return query.length > 0 ? `${base}?${query.join('&')}` : base;
  }

  const nothing = viewOf(parameters.map(([name, { first }]) => [name, first]));
  const listOf = (view: View<T>): View<T> => ({ ...nothing, ...viewOf(of(view, 'filter', 'look', 'page')) });
  const firstPage = (view: View<T>): View<T> => ({ ...nothing, ...viewOf(of(view, 'filter', 'look')) });
  return {
    path,
    names: Object.keys(table),
    read,
    readFrom: ({ url }) => read(new URL(url).searchParams),
    leftOut,
    to,
    changed: (view, change) => to({ ...firstPage(view), ...change }),
    listOf,
    firstPage,
    filterOf: (view) => viewOf(of(view, 'filter')),
    isFiltered: (view) => said(of(view, 'filter')).length > 0,
    isSameList: (a, b) => to(listOf(a)) === to(listOf(b)),
    asked: (view) => Object.fromEntries(said(of(view, 'filter', 'page'))) as Asked<T>,
    parts: (view) => everything(view).map(([name, value]) => [name, String(value)]),
  };
}
