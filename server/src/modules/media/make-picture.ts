import { fieldError } from '#server/calls/app-error.ts';
import { holdsPixelsOnly } from './holds-pixels-only.ts';
import { SMALLER_WIDTHS } from './stored-bytes.ts';

export type Picture = { width: number; height: number; bytes: Buffer };

const MEGAPIXELS = 40;
const PIXELS = MEGAPIXELS * 1_000_000;
const WIDEST = 2_560;
// WebP knows no side of more than 16,383.
const HIGHEST = 8_192;

/**
 * A picture as it is kept: drawn anew from its pixels, upright, without what the camera wrote about place and
 * person; and the same in each smaller width. One that was drawn so before loses nothing by being drawn again, where it
 * holds nothing else.
 */
export const makePicture = async (
  name: string,
  original: Buffer,
  isDrawn = false,
): Promise<[Picture, ...Picture[]]> => {
  const { default: sharp } = await import('sharp');
  const options = { animated: true, limitInputPixels: PIXELS, failOn: 'error' } as const;
  const draw = async (width: number): Promise<Picture> => {
    const { data, info } = await sharp(original, options)
      .autoOrient()
      .resize({ width, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.pageHeight ?? info.height, bytes: data };
  };
  const unreadable = () => {
    throw fieldError('files', `“${name}” cannot be read as a picture.`);
  };
  const { width, height } = await sharp(original, { ...options, limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (width * height > PIXELS) throw fieldError('files', `“${name}” has more than ${MEGAPIXELS} megapixels.`);
  const drawn = await draw(WIDEST).catch(unreadable);
  const isKept = isDrawn && drawn.width === width && holdsPixelsOnly(original);
  const picture = isKept ? { ...drawn, bytes: original } : drawn;
  const smaller: Picture[] = [];
  for (const one of SMALLER_WIDTHS) if (one < picture.width) smaller.push(await draw(one));
  return [picture, ...smaller];
};
