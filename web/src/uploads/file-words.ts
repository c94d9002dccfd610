import type { FileFacts } from '#contracts/course-office/course-files.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;
const UNITS = [
  { bytes: GIGABYTE, name: 'GB' },
  { bytes: MEGABYTE, name: 'MB' },
];

/** '1.2 MB'. Rounded up, so that what is over a limit never reads as the limit. */
export function sizeText(bytes: number): string {
  const unit = UNITS.find((one) => bytes >= one.bytes) ?? { bytes: KILOBYTE, name: 'KB' };
  const size = Math.ceil((bytes / unit.bytes) * 10) / 10;
  return `${size.toLocaleString('en')} ${unit.name}`;
}

/** '1600 × 900, 240 KB'. */
export function factsText({ width, height, bytes }: FileFacts): string {
  const measures = width && height ? `${width} × ${height}, ` : '';
  return `${measures}${sizeText(bytes)}`;
}

/** What a file is called where nobody has named it: its name, or the end of its address. */
export const fileName = (url: string, facts: FileFacts | undefined): string =>
  facts?.name || decodedEnd(url) || url;

function decodedEnd(url: string): string {
  const end =
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}
