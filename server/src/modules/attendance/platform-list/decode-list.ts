/** Bytes that no text begins with: packed files as spreadsheets are, and PDF. */
const NO_TEXT = ['PK\u0003\u0004', '%PDF', '\u00d0\u00cf\u0011\u00e0', '\u001f\u008b'];

/**
 * The text of a list in whichever encoding platforms and spreadsheets save it: UTF-8 or UTF-16, marked as such or not, and
 * what is no UTF-8 as Windows writes it. Null where it is no text.
 */
export const decodeList = (bytes: Uint8Array): string | null => {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (NO_TEXT.some((sign) => head.startsWith(sign))) return null;
  const text = decode(bytes);
  return text.includes('\0') ? null : text;
};

const decode = (bytes: Uint8Array): string => {
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const SAMPLE = 200;

/** Marked, or told by every other byte being none. */
const wideEncodingOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zerosAt = (odd: number) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const many = sample.length / 4;
  if (zerosAt(1) > many) return 'utf-16le';
  return zerosAt(0) > many ? 'utf-16be' : null;
};
