const SHAPES = ['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse'];
const WORDS = ['text', 'tspan', 'title', 'desc'];
const ELEMENTS = new Set(['svg', 'g', ...SHAPES, ...WORDS]);

const COLORS = ['deep', 'celadon', 'mist', 'control', 'muted', 'signal', 'paper'];
const INKS = new Set(['none', 'currentColor', ...COLORS.map((name) => `var(--color-${name})`)]);

const GEOMETRY = 'd x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points transform';
const LOOK = 'stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity';
const LETTERS = 'text-anchor dominant-baseline font-size font-weight';
const ATTRIBUTES = new Set(`${GEOMETRY} ${LOOK} ${LETTERS} fill stroke xmlns viewBox`.split(' '));

const TAG = /^<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<>&]*")*)\s*(\/?)>$/;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * Why a drawing may not stand in a page, or null where it may. A page is HTML, which reads all but the plainest SVG in
 * another way than a parser of XML does: so nothing is parsed that is not plain, and nothing passes that is not listed.
 */
export const unsafeInDrawing = (svg: string): string | null => {
  const open: string[] = [];
  for (const [piece] of svg.trim().matchAll(/<[^>]*>|[^<]+|</g)) {
    const problem = piece.startsWith('<') ? tagProblem(piece, open) : textProblem(piece, open);
    if (problem) return problem;
  }
  return open.length === 1 ? null : 'a drawing is one whole <svg>';
};

/** The root stays in `open` when it has ended, so that nothing follows it; `/` marks that. */
const tagProblem = (piece: string, open: string[]): string | null => {
  const [, ends, name = '', attributes = '', isEmpty] = TAG.exec(piece) ?? [];
  if (!ELEMENTS.has(name)) return `not allowed: ${piece.slice(0, 60)}`;
  const within = open.at(-1);
  if (ends) {
    if (within !== name || attributes) return `${piece} ends nothing`;
    open.splice(-1, 1, ...(open.length === 1 ? ['/'] : []));
    return null;
  }
  if ((name === 'svg') !== (within === undefined)) return 'a drawing is one whole <svg>';
  // In HTML these hold HTML.
  if (within === '/' || within === 'title' || within === 'desc') return `${piece} stands in no drawing`;
  if (!isEmpty) open.push(name);
  return attributeProblem(attributes);
};

const textProblem = (piece: string, open: string[]): string | null =>
  piece.trim() === '' || WORDS.includes(open.at(-1) ?? '')
    ? null
    : `words in no <text>: ${piece.slice(0, 60)}`;

const attributeProblem = (attributes: string): string | null => {
  for (const [said, name = '', value = ''] of attributes.matchAll(ATTRIBUTE))
    if (!ATTRIBUTES.has(name) || !isPlain(name, value)) return `not allowed: ${said}`;
  return null;
};

const isPlain = (name: string, value: string): boolean => {
  if (name === 'fill' || name === 'stroke') return INKS.has(value);
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  return /^[-+\w\s.,()]*$/.test(value) && !value.includes('url');
};
