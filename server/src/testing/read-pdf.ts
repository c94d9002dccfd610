import { inflateSync } from 'node:zlib';

/** A file of ours, taken apart: what each object says, its stream unpacked. */
const objectsOf = (pdf: Buffer): Map<string, string> =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [head = '', packed] = body.split('stream\n');
      if (packed === undefined) return [id, body];
      const bytes = Buffer.from(packed.replace(/\nend$/, ''), 'latin1');
      return [id, head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : body];
    }),
  );

/** A piece of text as it is drawn, and where it begins, in points from the upper left corner of its page. */
export type Shown = { text: string; x: number; y: number };
type Matrix = readonly number[];

const times = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, within: Matrix): Matrix => {
  const [k = 1, l = 0, m = 0, n = 1, o = 0, p = 0] = within;
  return [a * k + b * m, a * l + b * n, c * k + d * m, c * l + d * n, e * k + f * m + o, e * l + f * n + p];
};

const hexOf = (codes: string): string[] => codes.match(/[\da-f]{4}/g) ?? [];
const lettersOf = (codes: string): string =>
  String.fromCharCode(...hexOf(codes).map((code) => Number.parseInt(code, 16)));

/** The letters of an Arabic word come in the order in which they are read, its words as they stand from the left. */
const wordOf = (shown: string, alphabet: readonly string[]): string => {
  const letters = hexOf(shown.replace(/> [^<]*/g, '>')).map(
    (glyph) => alphabet[Number.parseInt(glyph, 16)] ?? '',
  );
  const isFromRight = letters.some((letter) => /\p{Script=Arabic}/u.test(letter));
  return (isFromRight ? letters.toReversed() : letters).join('');
};

const STEP =
  /(?<number>-?[\d.e-]+(?: -?[\d.e-]+){5}) (?<place>cm|Tm)|\/(?<font>F\d+) [\d.]+ Tf|\[(?<shown>.*?)\] TJ|^(?<stack>q|Q)$/gm;

const read = (content: string, alphabetOf: (font: string) => string[]): Shown[] => {
  const pieces: Shown[] = [];
  const kept: Matrix[] = [];
  let here: Matrix = [];
  let line: Matrix = [];
  let alphabet: string[] = [];
  for (const { groups = {} } of content.matchAll(STEP)) {
    const matrix = groups.number?.split(' ').map(Number) ?? [];
    if (groups.place === 'cm') here = times(matrix, here);
    if (groups.place === 'Tm') line = times(matrix, here);
    if (groups.stack === 'q') kept.push(here);
    if (groups.stack === 'Q') here = kept.pop() ?? [];
    if (groups.font) alphabet = alphabetOf(groups.font);
    const [, , , , x = 0, y = 0] = line;
    if (groups.shown) pieces.push({ text: wordOf(groups.shown, alphabet), x, y });
  }
  return pieces;
};

/** What each page of a PDF says. */
export const readPdf = (pdf: Buffer): Shown[][] => {
  const objects = objectsOf(pdf);
  const at = (body: string, name: string): string => {
    return objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  };
  const alphabetIn = (resources: string) => (font: string) =>
    [...at(at(resources, font), 'ToUnicode').matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/g)].flatMap(
      ([, all = '']) => [...all.matchAll(/<([\da-f ]*)>/g)].map(([, codes = '']) => lettersOf(codes)),
    );
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(page)?.[1]);
      return read(at(page, 'Contents'), alphabetIn(at(page, 'Resources'))).map((shown) => ({
        ...shown,
        y: height - shown.y,
      }));
    });
};
