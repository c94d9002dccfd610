import { SaxesParser } from 'saxes';

/** An element without the prefixes of its names; attributes that name a part of the package begin with `r:`. */
export type Xml = { name: string; at: Record<string, string>; kids: Xml[]; text: string };

const MOST_ELEMENTS = 400_000;
const DEEPEST = 200;

/** Throws for what is no XML, declares anything of its own, or has no end. */
export const readXml = (bytes: Buffer): Xml => {
  const root: Xml = { name: '', at: {}, kids: [], text: '' };
  const open = [root];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  const fail = (problem: unknown): never => {
    throw problem instanceof Error ? problem : new Error(String(problem));
  };
  parser.on('error', fail);
  // Entities of its own could say anything, any number of times.
  parser.on('doctype', () => fail('a document type is declared'));
  parser.on('opentag', ({ local, attributes }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length > DEEPEST) fail('it has too many elements');
    const at: Record<string, string> = {};
    for (const { local: name, uri, value } of Object.values(attributes))
      at[uri.endsWith('/relationships') ? `r:${name}` : name] = value;
    const element: Xml = { name: local, at, kids: [], text: '' };
    open.at(-1)?.kids.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const say = (text: string) => {
    const element = open.at(-1);
    if (element?.name === 't') element.text += text;
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.write(decoded(bytes)).close();
  return root.kids[0] ?? root;
};

const decoded = (bytes: Buffer): string => {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = bytes[0] === 0xfe ? 'utf-16be' : 'utf-16le';
  return new TextDecoder(isUtf16 ? encoding : 'utf-8', { fatal: true }).decode(bytes);
};

export const kidsOf = (element: Xml | undefined, name: string): Xml[] =>
  (element?.kids ?? []).filter((kid) => kid.name === name);

/** The first at the end of a path of names. */
export const find = (element: Xml | undefined, ...path: string[]): Xml | undefined =>
  path.reduce<Xml | undefined>((here, name) => here?.kids.find((kid) => kid.name === name), element);

/** The first of this name, however deep. */
export const findWithin = (element: Xml | undefined, name: string): Xml | undefined => {
  for (const kid of element?.kids ?? []) {
    const found = kid.name === name ? kid : findWithin(kid, name);
    if (found) return found;
  }
  return undefined;
};
