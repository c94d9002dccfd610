import { escapeXml } from '#server/platform/escape-xml.ts';
import { FONT_FAMILY } from '#server/platform/pictures/card-press.ts';
import { drawable, setText } from '#server/platform/pictures/set-text.ts';

const SIDE = 640;
const EDGE = 64;
const LEFT = EDGE + 48;
const CODE = { width: SIDE - LEFT - EDGE, sizes: [88, 72, 56], mostLines: 3 };
const YEAR_FOOT = SIDE - EDGE;

/** The picture of a badge: for which course, and in which year it was issued. */
export const drawBadge = (code: string, year: string): string => {
  const { size, lines } = setText(drawable(code), CODE);
  const codes = lines.map(
    (words, index) =>
      `<text x="${LEFT}" y="${EDGE + size * (0.8 + index * 1.1)}" font-size="${size}" font-weight="500">${escapeXml(words)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" font-family="${FONT_FAMILY}" fill="#ffffff">
<rect width="${SIDE}" height="${SIDE}" rx="2" fill="#0c3b33"/>
<rect x="${EDGE}" y="${EDGE}" width="12" height="${SIDE - 2 * EDGE}" fill="#f04a12"/>
${codes.join('\n')}
<text x="${LEFT - 8}" y="${YEAR_FOOT}" font-size="176" font-weight="300" letter-spacing="-4">${escapeXml(year)}</text>
</svg>`;
};
