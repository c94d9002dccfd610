type Part = { text: string; href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/giu;
/** What ends a sentence or a bracket around an address is not part of it. */
const AT_THE_END = /[.,;:!?'’”»)\]}]+$/u;

/** A text with the web addresses in it. What is no address, and one that carries a login, stays text. */
export function linkedParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const typed = found.replace(AT_THE_END, '');
    const href = findAddress(typed);
    if (!href) continue;
    parts.push({ text: text.slice(end, index) }, { text: typed, href });
    end = index + typed.length;
  }
  parts.push({ text: text.slice(end) });
  return parts.filter((part) => part.text !== '');
}

function findAddress(typed: string): string | null {
  const address = URL.parse(typed);
  const isPlain = address && address.username === '' && address.password === '' && address.hostname !== '';
  return isPlain ? address.href : null;
}
