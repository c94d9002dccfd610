import type { TextInline, TextMark, TextTable } from '#contracts/learning/rich-text.ts';
import { linked, marked, paragraph, said } from '../written/inline.ts';
import type { Line } from '../written/list-of.ts';
import type { Relation } from './open-package.ts';
import { find, kidsOf, type Xml } from './read-xml.ts';

type Relations = ReadonlyMap<string, Relation>;

const MOST_CELLS = 8;

/** Paragraphs of a shape that have words. In a body a line is an item of a list unless it says otherwise. */
export const linesOf = (body: Xml | undefined, relations: Relations, isBody: boolean): Line[] =>
  kidsOf(body, 'p').flatMap((element) => {
    const content = paragraph(inlineOf(element, relations));
    if (!content.content) return [];
    const look = find(element, 'pPr');
    return [{ depth: Number(look?.at.lvl ?? 0) || 0, list: listOf(look, isBody), content }];
  });

const listOf = (look: Xml | undefined, isBody: boolean): Line['list'] => {
  if (find(look, 'buNone')) return null;
  if (find(look, 'buAutoNum')) return 'orderedList';
  const isPlain = look?.at.marL === '0' && look.at.indent === '0';
  return find(look, 'buChar') || find(look, 'buBlip') || (isBody && !isPlain) ? 'bulletList' : null;
};

const inlineOf = (element: Xml, relations: Relations): TextInline[] =>
  element.kids.flatMap((kid): TextInline[] => {
    if (kid.name === 'br') return [{ type: 'hardBreak' }];
    if (kid.name !== 'r' && kid.name !== 'fld') return [];
    return said(find(kid, 't')?.text ?? '', marksOf(find(kid, 'rPr'), relations));
  });

const marksOf = (look: Xml | undefined, relations: Relations): TextMark[] => {
  const isOn = (value: string | undefined) => value === '1' || value === 'true';
  const bold = isOn(look?.at.b) ? marked([], { type: 'bold' }) : [];
  const marks = isOn(look?.at.i) ? marked(bold, { type: 'italic' }) : bold;
  const link = relations.get(find(look, 'hlinkClick')?.at['r:id'] ?? '');
  return link?.isOutside && link.kind === 'hyperlink' ? linked(marks, link.target) : marks;
};

/** Words of a shape on lines, without marks. */
export const wordsOf = (body: Xml | undefined): string =>
  kidsOf(body, 'p')
    .map(({ kids }) => kids.map((kid) => (kid.name === 'br' ? '\n' : (find(kid, 't')?.text ?? ''))).join(''))
    .join('\n')
    .trim();

export const tableOf = (table: Xml, relations: Relations): TextTable | null => {
  const rows = kidsOf(table, 'tr').filter((row) => kidsOf(row, 'tc').length > 0);
  if (rows.length === 0) return null;
  const hasHead = find(table, 'tblPr')?.at.firstRow === '1';
  return {
    type: 'table',
    content: rows.map((row, index) => ({
      type: 'tableRow',
      content: kidsOf(row, 'tc')
        .slice(0, MOST_CELLS)
        .map((cell) => ({
          type: hasHead && index === 0 ? 'tableHeader' : 'tableCell',
          content: cellOf(cell, relations),
        })),
    })),
  };
};

const cellOf = (cell: Xml, relations: Relations) => {
  const lines = linesOf(find(cell, 'txBody'), relations, false).map(({ content }) => content);
  return lines.length > 0 ? lines.slice(0, 10) : [paragraph([])];
};
