import type { FileFacts } from '#contracts/course-office/course-files.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** '1.2 MB'. Rounded up, so that what is over a limit never reads as the limit. */
export function sizeText(bytes: number): string {
  const inMegabytes = bytes >= MEGABYTE;
  const size = Math.ceil((bytes / (inMegabytes ? MEGABYTE : KILOBYTE)) * 10) / 10;
  return `${size.toLocaleString('en')} ${inMegabytes ? 'MB' : 'KB'}`;
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
