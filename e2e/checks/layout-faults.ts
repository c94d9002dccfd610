// Runs in the page, so it imports nothing.

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A piece of text as it is drawn on one line. */
interface Fragment extends Box {
  text: string;
  of: Element;
}

/** A longer word, an address or a machine's reference, does not fit a phone's line and may break. */
const LONGEST_WORD = 28;

export function layoutFaults(): string[] {
  const texts = drawnTexts();
  const fragments = texts.flatMap(fragmentsOf);
  return [
    ...new Set([
      ...textOverText(fragments),
      ...outOfPage(fragments),
      ...widerThanSheet(),
      ...cutText(texts),
      ...gluedWords(texts),
      ...brokenWords(texts),
    ]),
  ];
}

function* textOverText(fragments: Fragment[]): Iterable<string> {
  const byTop = fragments.toSorted((one, other) => one.top - other.top);
  for (const [index, one] of byTop.entries()) {
    for (const other of byTop.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (one.of === other.of || across <= 2 || down <= 2 || layerOf(one.of) !== layerOf(other.of)) continue;
      yield `"${one.text}" lies over "${other.text}"`;
    }
  }
}

function* outOfPage(fragments: Fragment[]): Iterable<string> {
  const width = document.documentElement.clientWidth;
  for (const { right, text, of } of fragments) {
    if (right > width + 1 && !ancestorsOf(of).some(isScroller)) yield `"${text}" leaves the page`;
  }
}

/** A table and a row stay within the nearest box that shows; on a narrow screen a table may be scrolled in its own. */
function* widerThanSheet(): Iterable<string> {
  const isNarrow = document.documentElement.clientWidth < 1024;
  for (const row of document.querySelectorAll('table, [role="table"], li')) {
    const sheet = ancestorsOf(row)
      .slice(1)
      .find((above) => hasSurface(above) || isScroller(above));
    if (!sheet || !isDrawn(row) || layerOf(row) !== layerOf(sheet)) continue;
    const [own, edge] = [row.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const over = Math.round(Math.max(own.right - edge.right, edge.left - own.left));
    if (own.width === 0 || over <= 1 || (isNarrow && isScroller(sheet))) continue;
    yield `${row.tagName.toLowerCase()} "${shorten(row.textContent)}" is ${over} px wider than its sheet`;
  }
}

function* cutText(texts: Text[]): Iterable<string> {
  for (const of of new Set(texts.map(parentOf))) {
    const frame = ancestorsOf(of).find((at) => /hidden|clip/.test(getComputedStyle(at).overflowX));
    if (!frame || frame.contains(document.body) || isReadElsewhere(of, frame)) continue;
    const edge = frame.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(of);
    const isCut = [...range.getClientRects()]
      .map((rect) => inked(rect, of))
      .some(
        ({ left, right, bottom }) =>
          right > edge.right + 2 || left < edge.left - 2 || bottom > edge.bottom + 2,
      );
    if (isCut) yield `"${shorten(of.textContent)}" is cut`;
  }
}

/** A preview ends in an ellipsis, and its row leads to the whole. */
function isReadElsewhere(of: Element, frame: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(frame);
  const isPreview = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  const row = of.closest('li, tr, article, summary, a, button');
  const leads = row?.matches('summary, a, button') || row?.querySelector('a');
  return Boolean(of.closest('[title]') || (isPreview && leads));
}

/** A word that ends one element and a word that begins the next on the same line, with nothing between them. */
function* gluedWords(texts: Text[]): Iterable<string> {
  for (const [index, one] of texts.entries()) {
    const next = texts[index + 1];
    if (!next || next.parentElement === one.parentElement) continue;
    if (!/[\p{L}\p{N}]$/u.test(one.data) || !/^[\p{L}\p{N}]/u.test(next.data)) continue;
    const [before, after] = [fragmentsOf(one).at(-1), fragmentsOf(next)[0]];
    if (!before || !after || Math.abs(before.top - after.top) > 8) continue;
    const gap = edgeOf(after).left - edgeOf(before).right;
    if (Math.abs(gap) < 2) yield `"${before.text}" is glued to "${after.text}"`;
  }
}

/** A tag ends where its ground ends. */
function edgeOf(fragment: Fragment): Box {
  const box = fragment.of.getBoundingClientRect();
  return hasSurface(fragment.of) && box.height < 40 ? box : fragment;
}

function* brokenWords(texts: Text[]): Iterable<string> {
  for (const text of texts) {
    if (rectsOf(text).length < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const lines = new Set(rectsOf(text, index, index + word.length).map(({ top }) => Math.round(top)));
      if (lines.size > 1 && word.length <= LONGEST_WORD) yield `"${word}" breaks in its middle`;
    }
  }
}

function drawnTexts(): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isCode = parentOf(text).closest('script, style, noscript, svg, option, iframe');
    if (text.data.trim() && !isCode && isDrawn(parentOf(text))) texts.push(text);
  }
  return texts;
}

function fragmentsOf(text: Text): Fragment[] {
  const of = parentOf(text);
  return rectsOf(text)
    .map((rect) => cutTo(inked(rect, of), of))
    .filter(({ left, right, top, bottom }) => right - left >= 1 && bottom - top >= 1)
    .map((box) => ({ ...box, text: shorten(text.data), of }));
}

const parentOf = (text: Text) => text.parentElement as Element;

const shorten = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);

function rectsOf(text: Text, from = 0, to = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0.5);
}

/** Lines may be set tighter than the boxes of their letters: what is inked lies around the middle. */
function inked({ left, right, top, bottom }: DOMRect, of: Element): Box {
  const half = Number.parseFloat(getComputedStyle(of).fontSize) * 0.36;
  const middle = (top + bottom) / 2;
  return { left, right, top: middle - half, bottom: middle + half };
}

/** What the boxes around it leave of one. */
function cutTo(box: Box, of: Element): Box {
  return ancestorsOf(of)
    .filter((at) => !at.contains(document.body) && getComputedStyle(at).overflow !== 'visible')
    .map((at) => at.getBoundingClientRect())
    .reduce<Box>(
      (left, edge) => ({
        left: Math.max(left.left, edge.left),
        right: Math.min(left.right, edge.right),
        top: Math.max(left.top, edge.top),
        bottom: Math.min(left.bottom, edge.bottom),
      }),
      box,
    );
}

/** From the element itself to the root. */
function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) ancestors.push(at);
  return ancestors;
}

/** Words for screen readers alone, and what is closed or faded out, are not drawn. */
function isDrawn(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return ancestorsOf(element).every(
    (at) => getComputedStyle(at).clipPath === 'none' && !(at.clientWidth === 1 && at.clientHeight === 1),
  );
}

function isScroller(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowX);
}

/** What floats over a page hides what is below, and is meant to. */
function layerOf(element: Element): Element | undefined {
  return ancestorsOf(element).find(
    (at) => at.matches('dialog, [popover]') || /fixed|sticky/.test(getComputedStyle(at).position),
  );
}

function hasSurface(element: Element): boolean {
  const { display, backgroundColor, borderInlineStartWidth, borderInlineStartStyle } =
    getComputedStyle(element);
  if (display === 'contents') return false;
  const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return isFilled || (borderInlineStartStyle !== 'none' && borderInlineStartWidth !== '0px');
}
