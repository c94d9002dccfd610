type Block = { kind: 'paragraph'; text: string } | { kind: 'bullets' | 'numbers'; items: string[] };

const BULLET = /^\s*[-*] +/;
const NUMBER = /^\s*\d+[.)] +/;

const kindOf = (line: string) =>
  BULLET.test(line) ? 'bullets' : NUMBER.test(line) ? 'numbers' : 'paragraph';

/** Paragraphs and lists of a slide's Markdown, which has nothing else but strong and emphasised words. */
export function parseText(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .flatMap(partsOf)
    .filter((block) => block.kind !== 'paragraph' || block.text !== '');
}

/** A list may follow its introduction without an empty line; a line that begins nothing goes on with the one before. */
function partsOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (kind === 'paragraph') goOn(blocks, last, line.trim());
    else if (last?.kind === kind) last.items.push(itemOf(line));
    else blocks.push({ kind, items: [itemOf(line)] });
  }
  return blocks;
}

const itemOf = (line: string) => line.replace(BULLET, '').replace(NUMBER, '').trim();

function goOn(blocks: Block[], last: Block | undefined, line: string) {
  if (!last) blocks.push({ kind: 'paragraph', text: line });
  else if (last.kind === 'paragraph') last.text = `${last.text} ${line}`.trim();
  else last.items.push(`${last.items.pop() ?? ''} ${line}`.trim());
}

type Look = 'plain' | 'strong' | 'em';
/** `at` is its place in the line. */
type Part = { at: number; look: Look; text: string };

const MARKED = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|(?:[^*]|\*(?![^*\s][^*]*\*|\*[^*]+\*\*))+/g;

/** The words of a line; **these** are strong and *these* are emphasised. */
export const partsOfLine = (line: string): Part[] =>
  [...line.matchAll(MARKED)].map(({ index: at, 0: plain, 1: strong, 2: em }) =>
    strong
      ? { at, look: 'strong', text: strong }
      : em
        ? { at, look: 'em', text: em }
        : { at, look: 'plain', text: plain },
  );
