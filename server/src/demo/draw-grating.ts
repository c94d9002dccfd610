import type { DISCIPLINES } from '#contracts/course-options.ts';

export type Grating = {
  tone: (typeof DISCIPLINES)[number];
  /** How far the second grating is turned against the first, in degrees. */
  turn: number;
};

// Large enough for a cover, and drawn in a third of the time of a larger one.
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

/** Two gratings over each other, whose lines make a third: a picture without anybody in it. */
export const drawGrating = async ({ tone, turn }: Grating): Promise<Buffer> => {
  const [ground, line, gap] = INKS[tone];
  const lines = (id: string, angle: number) =>
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"
      patternTransform="rotate(${angle})"><rect width="2" height="${gap}" fill="${line}"/></pattern>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>${lines('a', 0)}${lines('b', turn)}</defs>
    <rect width="100%" height="100%" fill="${ground}"/>
    <rect width="100%" height="100%" fill="url(#a)" opacity="0.3"/>
    <circle cx="${WIDTH * 0.62}" cy="${HEIGHT / 2}" r="${HEIGHT * 0.4}" fill="url(#b)" opacity="0.75"/>
  </svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
};
