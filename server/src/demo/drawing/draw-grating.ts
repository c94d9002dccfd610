import type { DISCIPLINES } from '#contracts/courses/course-options.ts';

export type Grating = {
  tone: (typeof DISCIPLINES)[number];
  /** How far the second grating is turned against the first, in degrees. */
  turn: number;
};

// Large enough for a cover.
const WIDTH = 960;
const HEIGHT = 600;
/** Ground and lines of each discipline, as covers have them. */
const INKS: Record<Grating['tone'], [ground: string, line: string, gap: number]> = {
  injectables: ['#0c3b33', '#ffffff', 16],
  skin: ['#e4ece8', '#0f1b17', 16],
  safety: ['#ffffff', '#0f1b17', 20],
  dentistry: ['#f3f6f4', '#0c3b33', 16],
  surgery: ['#0f1b17', '#ffffff', 8],
};

const upright = (gap: number, width: number, height: number): string =>
  Array.from({ length: Math.ceil(width / gap) }, (_, line) => `M${line * gap} 0V${height}`).join('');

/** Two gratings over each other, whose lines make a third: a picture without anybody in it. */
export const drawGrating = async ({ tone, turn }: Grating): Promise<Buffer> => {
  const [ground, line, gap] = INKS[tone];
  const [middle, centre, radius] = [WIDTH * 0.62, HEIGHT / 2, HEIGHT * 0.4];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <clipPath id="disc"><circle cx="${middle}" cy="${centre}" r="${radius}"/></clipPath>
    <rect width="100%" height="100%" fill="${ground}"/>
    <g stroke="${line}" stroke-width="2">
      <path d="${upright(gap, WIDTH, HEIGHT)}" opacity="0.3"/>
      <g clip-path="url(#disc)" opacity="0.75">
        <path d="${upright(gap, 2 * radius, 2 * radius)}"
          transform="rotate(${turn} ${middle} ${centre}) translate(${middle - radius} ${centre - radius})"/>
      </g>
    </g>
  </svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
};
