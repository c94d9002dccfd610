import { HAIRLINE, INK } from '#server/platform/paper/colours.ts';
import { emsOf, measure } from '#server/platform/paper/lines.ts';
import { isRightToLeft } from '#server/platform/paper/spans.ts';
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
import { display } from './certificate.display.ts';
import type { CertificateModel, CertificatePage } from './certificate.model.ts';
import { type Manner, STROKE, textStyle } from './certificate.style.ts';

/** Who, what, and the year with its day. */
export const bodyOf = (
  page: CertificatePage & Pick<CertificateModel, 'yearShare'>,
  column: Column,
  { scale, isFromRight }: Manner,
): Block => {
  const line = {
    ...column,
    isFromRight,
    style: textStyle(1.7 * scale, { leading: isFromRight ? 1.7 : 1.45 }),
  };
  // What an Arabic line has more of itself.
  const [above, below] = isRightToLeft(page.name) ? [0.4, 1.6] : [0.8, 2.6];
  const year: Block = {
    height: 1.9,
    place: (y) => [{ kind: 'year', x: column.x, y, width: 46, height: 1.9, share: page.yearShare }],
  };
  const parts: (Block | number)[] = [
    2.8,
    paragraph(page.before, line),
    above,
    display('name', page.name, { ...column, scale }),
    below,
    paragraph(page.after, line),
    0.7,
    display('course', page.course, { ...column, scale }),
    0.6,
    particularsOf(page, line),
    2.2,
    year,
  ];
  return stack(parts.map((part) => (typeof part === 'number' ? gap(part * scale) : part)));
};

/** Parts of one line after another, each where it runs by itself: a number that follows a foreign word does not join it. */
const particularsOf = (
  { particulars, comma }: CertificatePage,
  words: Column & { style: Style; isFromRight: boolean },
): Block => {
  const { style, width } = words;
  const wideOf = (text: string) => emsOf(text, style) * style.size;
  const commaWide = wideOf(comma);
  const space = wideOf('n n') - wideOf('nn');
  const rows: Block[][] = [];
  let used = 0;
  particulars.forEach(({ text, isOurs }, at) => {
    const isFromRight = isOurs ? words.isFromRight : null;
    const isLast = at === particulars.length - 1;
    for (const part of measure(text, style).linesOf((width - commaWide) / style.size)) {
      const wide = wideOf(part);
      if (used > 0 && used + space + wide + commaWide > width) used = 0;
      if (used === 0) rows.push([]);
      const x = words.x + (used > 0 ? used + space : 0);
      rows.at(-1)?.push(lines([part], { style, x, width: wide, isFromRight }));
      used = x + wide - words.x;
    }
    if (isLast) return;
    rows.at(-1)?.push(lines([comma], { ...words, x: words.x + used, width: commaWide }));
    used += commaWide;
  });
  return stack(rows.map(beside));
};

const MOST_APART = 15;

export const factsOf = (
  { facts }: CertificatePage,
  column: Column,
  { scale, isFromRight }: Manner,
): Block => {
  const label = textStyle(1.2 * scale);
  const value = textStyle(1.65 * scale, { leading: 1.5, colour: INK });
  const widths = facts.map((fact) =>
    Math.max(emsOf(fact.label, label) * label.size, emsOf(fact.value, value) * value.size),
  );
  const left = column.width - widths.reduce((sum, width) => sum + width, 0);
  const apart = Math.min(MOST_APART, left / Math.max(1, facts.length - 1));
  let x = column.x;
  const columns = facts.map((fact, at) => {
    const place = { x, width: widths[at] ?? 0, isFromRight };
    x += place.width + apart;
    return stack([
      lines([fact.label], { ...place, style: label }),
      lines([fact.value], { ...place, style: value }),
    ]);
  });
  return stack([rule(column, STROKE * 0.75, HAIRLINE), gap(1.3 * scale), beside(columns)]);
};
