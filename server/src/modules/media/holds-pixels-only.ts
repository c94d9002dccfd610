const HEAD = 12;
const PIXELS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM'];
/** A frame of an animation says where it stands before its own parts. */
const FRAME = 'ANMF';
const FRAME_HEAD = 16;

/** Whether a file is one WebP without anything that a camera or a person wrote into it, and without anything behind it. */
export const holdsPixelsOnly = (file: Buffer): boolean =>
  file.length > HEAD &&
  file.toString('latin1', 0, 4) === 'RIFF' &&
  file.toString('latin1', 8, HEAD) === 'WEBP' &&
  file.readUInt32LE(4) === file.length - 8 &&
  hasPixelsOnly(file.subarray(HEAD));

const hasPixelsOnly = (parts: Buffer): boolean => {
  let at = 0;
  while (at + 8 <= parts.length) {
    const kind = parts.toString('latin1', at, at + 4);
    const length = parts.readUInt32LE(at + 4);
    const content = parts.subarray(at + 8, at + 8 + length);
    const isFrame = kind === FRAME && hasPixelsOnly(content.subarray(FRAME_HEAD));
    if (!isFrame && !PIXELS.includes(kind)) return false;
    at += 8 + length + (length % 2);
  }
  return at === parts.length;
};
