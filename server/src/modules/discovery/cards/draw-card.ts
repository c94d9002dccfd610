import { escapeXml } from '#server/platform/escape-xml.ts';
import { FONT_FAMILY } from '#server/platform/pictures/card-press.ts';
import { drawable, isRightToLeft, type SetText, setText } from '#server/platform/pictures/set-text.ts';

/** What a card says; `date` is missing where none is known yet. */
export type Card = {
  tone: keyof typeof TONES;
  brand: string;
  /** At the upper end: a code. */
  mark: string;
  title: string;
  place: string;
  date: { figure: string; caption: string; yearShare: number } | null;
};

const CARD = { width: 1200, height: 630 };

// The grounds and gratings of the covers on the site.
const TONES = {
  injectables: { ground: '#0c3b33', text: '#ffffff', grating: '<path d="M.5 0v8" stroke="#fff"/>' },
  skin: { ground: '#e4ece8', text: '#0f1b17', grating: '<path d="M0 .5h8" stroke="#0f1b17"/>' },
  safety: { ground: '#ffffff', text: '#0f1b17', grating: '<circle cx="2" cy="2" r="1.2" fill="#0f1b17"/>' },
  dentistry: { ground: '#f3f6f4', text: '#0c3b33', grating: '<path d="M0 8 8 0" stroke="#0c3b33"/>' },
  surgery: { ground: '#0f1b17', text: '#ffffff', grating: '<path d="M.5 0v8M4.5 0v8" stroke="#fff"/>' },
};
const SIGNAL = '#f04a12';

const LEFT = 64;
const RIGHT = CARD.width - LEFT;
const INNER = RIGHT - LEFT;
const TITLE = { width: INNER, sizes: [68, 56, 46], mostLines: 3 };
const PLACE = { width: 620, sizes: [32], mostLines: 1 };

/** An SVG of texts that its fonts can show. */
export const drawCard = (card: Card): string => {
  const { ground, text, grating } = TONES[card.tone];
  const title = drawable(card.title) || 'In-person course';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" font-family="${FONT_FAMILY}" fill="${text}">
<defs><pattern id="grating" width="8" height="8" patternUnits="userSpaceOnUse">${grating}</pattern></defs>
<rect width="100%" height="100%" fill="${ground}"/>
<rect x="${LEFT}" y="58" width="6" height="34" fill="${SIGNAL}"/>
${line(drawable(card.brand), { x: LEFT + 22, y: 85, size: 28, weight: 500 })}
${line(drawable(card.mark), { x: RIGHT, y: 85, size: 28, weight: 500, anchor: 'end' })}
<rect x="${LEFT}" y="120" width="${INNER}" height="32" fill="url(#grating)" opacity="0.3"/>
${lines(setText(title, TITLE), isRightToLeft(title))}
${card.date ? dateOf(card.date) : ''}
${setText(drawable(card.place), PLACE).lines.map((words) => line(words, { x: RIGHT, y: 506, size: 32, weight: 500, anchor: 'end' }))}
${ruler(text)}
${card.date ? needle(card.date.yearShare) : ''}
</svg>`;
};

type Place = { x: number; y: number; size: number; weight: 300 | 500; anchor?: 'end' };

const line = (words: string, { x, y, size, weight, anchor }: Place): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}"${anchor ? ` text-anchor="${anchor}"` : ''}${
    size > 40 ? ` letter-spacing="${-size / 40}"` : ''
  }>${escapeXml(words)}</text>`;

/** Each line runs as the whole title does, whatever it begins with. */
const lines = ({ size, lines: set }: SetText, isRtl: boolean): string =>
  set
    .map((words, index) => {
      const at = { y: 170 + size * (1 + index * 1.12), size, weight: 500 } as const;
      return isRtl
        ? line(`\u2067${words}\u2069`, { ...at, x: RIGHT, anchor: 'end' })
        : line(words, { ...at, x: LEFT });
    })
    .join('\n');

const dateOf = ({ figure, caption }: NonNullable<Card['date']>): string =>
  [
    line(figure, { x: LEFT - 6, y: 508, size: 132, weight: 300 }),
    line(caption, { x: RIGHT, y: 458, size: 32, weight: 500, anchor: 'end' }),
  ].join('\n');

const RULER_FOOT = CARD.height - 44;
const WEEKS = 48;

/** A year: a long tick for each month, short ones between. */
const ruler = (colour: string): string => {
  const ticks = Array.from({ length: WEEKS + 1 }, (_, index) => {
    const x = Math.round(LEFT + (INNER * index) / WEEKS);
    return `M${x} ${RULER_FOOT}v${index % (WEEKS / 12) === 0 ? -26 : -13}`;
  });
  return `<path d="${ticks.join('')}" stroke="${colour}" stroke-width="1.5"/>`;
};

const needle = (yearShare: number): string =>
  `<rect x="${Math.round(LEFT + INNER * yearShare) - 3}" y="${RULER_FOOT - 38}" width="6" height="38" fill="${SIGNAL}"/>`;
