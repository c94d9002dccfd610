import { encode } from 'uqr';
import { INK, SIGNAL } from '#server/platform/paper/colours.ts';
import { emsOf } from '#server/platform/paper/lines.ts';
import {
  type Block,
  beside,
  type Column,
  gap,
  lines,
  paragraph,
  rule,
  type Style,
  stack,
} from './certificate.blocks.ts';
import type { CertificateModel, CertificatePage, Named } from './certificate.model.ts';
import { type Manner, STROKE, textStyle } from './certificate.style.ts';

const BRAND_SIZES = [1.9, 1.6, 1.3];
const HEAD = 2.66;
const NEEDLE = { width: 0.34, height: 2.1, apart: 1 };

/** The brand, what this is, and a line below. */
export const headOf = (
  { brand, kind }: { brand: string; kind: string },
  column: Column,
  { isFromRight }: Manner,
): Block => {
  const aside = textStyle(1.5, { colour: INK });
  const kindWide = emsOf(kind, aside) * aside.size;
  const start = column.x + NEEDLE.width + NEEDLE.apart;
  const width = column.width - NEEDLE.width - NEEDLE.apart - kindWide - 4;
  const strong = { weight: 600, tracking: -0.02 } as const;
  const size = BRAND_SIZES.find((one) => emsOf(brand, strong) * one <= width) ?? 1;
  const high = (style: Style): Style => ({ ...style, leading: HEAD / style.size });
  const name = lines([brand], {
    x: start,
    width,
    style: high(textStyle(size, { colour: INK, tracking: -0.02 })),
    isFromRight: null,
    isStrong: true,
  });
  const what = lines([kind], {
    ...column,
    style: high(aside),
    isFromRight,
    align: 'right',
  });
  const needle = stack([
    gap((HEAD - NEEDLE.height) / 2),
    rule({ x: column.x, width: NEEDLE.width }, NEEDLE.height, SIGNAL),
  ]);
  return stack([beside([needle, name, what]), gap(1.5), rule(column, STROKE, INK)]);
};

const SIGN = 5.4;
const LEAST_SIGN = 4.2;
const MOST_COLUMNS = 6;
const LEAST_COLUMNS = 3;

/** Who signs, each below a line with room for a signature, and who stands for it. */
export const footOf = (page: CertificatePage, column: Column, manner: Manner): Block => {
  const { signatories, issuer, bodies } = page;
  const beneath = [issuer, ...bodies];
  const signing = bodies.length === 0 ? [...signatories, issuer] : signatories;
  const sign = gap(Math.max(LEAST_SIGN, SIGN * manner.scale));
  const rows = inRows(signing).flatMap((row) => [sign, rowOf(row, column, manner)]);
  if (bodies.length === 0) return stack(rows);
  const below = inRows(beneath).flatMap((row) => [gap(2.2 * manner.scale), rowOf(row, column, manner)]);
  return stack([...rows, ...below]);
};

/** Rows of about as many. */
const inRows = (people: readonly Named[]): Named[][] => {
  const rows = Math.ceil(people.length / MOST_COLUMNS);
  const inEach = Math.ceil(people.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, at) => people.slice(at * inEach, (at + 1) * inEach));
};

const rowOf = (people: readonly Named[], column: Column, { scale }: Manner): Block => {
  const count = Math.max(LEAST_COLUMNS, people.length);
  const apart = count > 4 ? 2 : 3;
  const width = (column.width - apart * (count - 1)) / count;
  return beside(
    people.map(({ name, role }, at) => {
      const place = { x: column.x + at * (width + apart), width, isFromRight: null };
      const muted = textStyle(1.25 * scale, { leading: 1.45 });
      const strong = textStyle(1.45 * scale, { leading: 1.45, weight: 500, colour: INK });
      return stack([
        rule(place, STROKE, INK),
        gap(0.8 * scale),
        paragraph(name, { ...place, style: strong }),
        paragraph(role, { ...place, style: muted }),
      ]);
    }),
  );
};

/** Squares that stay white around a code, as readers ask for. */
const QUIET = 4;

/** The code to scan, and in words where the number is entered. */
export const checkOf = (
  { check, number, address, code }: Pick<CertificatePage, 'check'> & Omit<CertificateModel, 'pages'>,
  column: Column,
  { isFromRight }: Manner,
): Block => {
  const words = textStyle(1.2);
  const numberSize =
    [1.3, 1.2, 1.1].find((size) => emsOf(number, { weight: 600 }) * size <= column.width) ?? 1;
  return stack([
    ...(code === null ? [] : codeOf(code, column)),
    paragraph(check, { ...column, isFromRight, style: words }),
    paragraph(address, { ...column, isFromRight: false, style: words }),
    gap(1),
    paragraph(number, {
      ...column,
      isFromRight: false,
      style: textStyle(numberSize, { weight: 600, colour: INK }),
    }),
  ]);
};

const codeOf = (code: string, { x, width }: Column): Block[] => {
  const { data: modules } = encode(code, { ecc: 'M', border: 0 });
  const drawn: Block = { height: width, place: (y) => [{ kind: 'code', x, y, width, modules }] };
  return [drawn, gap((QUIET * width) / modules.length)];
};
