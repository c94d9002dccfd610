import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import {
  compound,
  docx,
  film,
  mp3,
  opus,
  pdf,
  picture,
  pptx,
  wavOf,
  webm,
  zip,
  zipOf,
} from '#server/testing/sample-files.ts';
import { inspectBytes } from './inspect-bytes.ts';
import { requireFileType } from './require-file-type.ts';

const LIMIT = 1024 * 1024;

type Given = { name: string; bytes: Buffer; piece?: number };

/** In pieces of so many bytes, so that nothing depends on how they come over the wire. */
async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const inspect = async (kind: FileKind, { name, bytes, piece = 64 * 1024 }: Given) => {
  const type = requireFileType(kind, name);
  return buffer(inspectBytes({ name, type, limit: LIMIT, bytes: inPieces(bytes, piece) }));
};

const real: [FileKind, string, () => Buffer | Promise<Buffer>][] = [
  ['document', 'programme.pdf', pdf],
  ['document', 'Program.PDF', pdf],
  ['document', 'consent.docx', docx],
  ['document', 'slides.pptx', pptx],
  ['document', 'consent.doc', () => compound('WordDocument')],
  ['document', 'slides.ppt', () => compound('PowerPoint Document')],
  ['image', 'a.jpg', () => picture().jpeg().toBuffer()],
  ['image', 'a.jpeg', () => picture().jpeg().toBuffer()],
  ['image', 'a.png', () => picture().png().toBuffer()],
  ['image', 'a.webp', () => picture().webp().toBuffer()],
  ['image', 'a.avif', () => picture().avif({ effort: 0 }).toBuffer()],
  ['image', 'a.gif', () => picture().gif().toBuffer()],
  ['video', 'a.mp4', film],
  ['video', 'a.mp4', () => film('M4V ')],
  ['video', 'a.mov', () => film('qt  ')],
  ['video', 'a.webm', webm],
  ['audio', 'a.ogg', opus],
  ['audio', 'a.opus', opus],
  ['audio', 'a.m4a', () => film('M4A ')],
  ['audio', 'a.mp3', mp3],
  ['audio', 'a.wav', () => wavOf(new Float32Array(800))],
];

describe('what is what its name says', () => {
  test.each(real)('%s %s passes unchanged', async (kind, name, make) => {
    const bytes = await make();
    expect((await inspect(kind, { name, bytes })).equals(bytes)).toBe(true);
    expect((await inspect(kind, { name, bytes, piece: 7 })).equals(bytes)).toBe(true);
  });
});

const program = Buffer.from('MZ\x90\0\x03\0\0\0PE\0\0this program cannot be run in DOS mode');
const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 22);
const lies: [FileKind, string, Buffer, RegExp][] = [
  ['document', 'setup.pdf', program, /^“setup.pdf” is not a real PDF file\.$/],
  ['document', 'setup.docx', program, /not a real DOCX file/],
  ['video', 'setup.mp4', program, /not a real MP4 file/],
  ['image', 'setup.png', program, /not a real PNG file/],
  ['audio', 'setup.mp3', program, /not a real MP3 file/],
  ['audio', 'film.ogg', film(), /not a real OGG file/],
  ['document', 'page.pdf', html, /not a real PDF file/],
  ['image', 'page.jpg', html, /not a real JPG file/],
  ['image', 'drawing.png', svg, /not a real PNG file/],
  ['document', 'later.pdf', Buffer.concat([Buffer.from('junk\n'), pdf()]), /not a real PDF file/],
  ['document', 'cut.pdf', cut(pdf()), /not a real PDF file/],
  ['document', 'grown.pdf', Buffer.concat([pdf(), Buffer.alloc(3_000), zip('run.jar')]), /not a real PDF/],
  ['document', 'page.pdf', pdf('<html><script>alert(1)</script>'), /is a web page as well/],
  ['document', 'page.pdf', Buffer.concat([pdf('x'.repeat(9_000)), html]), /is a web page as well/],
  ['document', 'page.pdf', pdf(`${'x'.repeat(9_000)}<IFRAME src=x>`), /is a web page as well/],
  ['document', 'page.docx', Buffer.concat([docx(), html]), /is a web page as well/],
  ['video', 'page.mp4', Buffer.concat([film(), html]), /is a web page as well/],
  ['document', 'archive.docx', zip('run.exe'), /not a real DOCX file/],
  ['document', 'slides.docx', pptx(), /not a real DOCX file/],
  ['document', 'cut.docx', cut(docx()), /not a real DOCX file/],
  ['document', 'setup.doc', compound('Property'), /not a real DOC file/],
  ['document', 'slides.doc', compound('PowerPoint Document'), /not a real DOC file/],
  ['document', 'a.docx', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), /macros/],
  ['document', 'a.doc', compound('WordDocument', '_VBA_PROJECT'), /macros/],
  ['image', 'a.jpg', film(), /not a real JPG file/],
  ['video', 'a.mp4', film('qt  '), /not a real MP4 file/],
  ['video', 'a.webm', film(), /not a real WEBM file/],
  ['document', 'nothing.pdf', Buffer.alloc(0), /^“nothing.pdf” is empty\.$/],
  ['video', 'long.mp4', film('isom', LIMIT), /^“long.mp4” is larger than 1 MB\.$/],
];

describe('what unpacks to far more than it seems to hold', () => {
  const MEGABYTE = 1024 * 1024;
  const stream = (packed: Buffer, filter = '/FlateDecode') =>
    pdf(`\n2 0 obj<</Filter ${filter}>>stream\r\n${packed.toString('latin1')}\nendstream\n`);
  const slides = (...packed: Buffer[]) =>
    zipOf(
      { name: '[Content_Types].xml' },
      { name: 'ppt/presentation.xml' },
      ...packed.map((one, at) => ({ name: `ppt/media/${at}.xml`, packed: one })),
    );
  const nothing = Buffer.alloc(200 * MEGABYTE);
  const half = nothing.subarray(nothing.length / 2 - MEGABYTE);

  test.each([
    ['bomb.pptx', () => slides(deflateRawSync(nothing))],
    ['two.pptx', () => slides(deflateRawSync(half), deflateRawSync(half))],
    ['bomb.pdf', () => stream(deflateSync(nothing))],
    ['twice.pdf', () => stream(deflateSync(deflateSync(nothing)), '[/FlateDecode /FlateDecode]')],
  ])('%s is refused', async (name, make) => {
    const bytes = make();
    await expect(inspect('document', { name, bytes })).rejects.toThrow(
      `“${name}” unpacks to far more than it seems to hold, so it was refused.`,
    );
  });

  test('a document of text and pictures is not', async () => {
    const text = deflateRawSync(Buffer.from('Laser safety. '.repeat(200_000)));
    const noise = deflateRawSync(randomBytes(MEGABYTE / 2));
    expect(await inspect('document', { name: 'a.pptx', bytes: slides(text, noise) })).toBeDefined();
    const drawing = deflateSync(Buffer.from('0 0 m 10 10 l S\n'.repeat(100_000)));
    expect(await inspect('document', { name: 'a.pdf', bytes: stream(drawing) })).toBeDefined();
  });
});

describe('what is not', () => {
  test.each(lies)('%s %s is refused', async (kind, ...[name, bytes, words]) => {
    await expect(inspect(kind, { name, bytes })).rejects.toThrow(words);
    await expect(inspect(kind, { name, bytes, piece: 999 })).rejects.toThrow(words);
  });

  test.each([
    ['document', 'setup.exe', 'PDF, DOC, DOCX, PPT or PPTX'],
    ['document', 'page.html', 'PDF, DOC, DOCX, PPT or PPTX'],
    ['document', 'a.pdf.exe', 'PDF, DOC, DOCX, PPT or PPTX'],
    ['document', 'pdf', 'PDF, DOC, DOCX, PPT or PPTX'],
    ['document', '', 'PDF, DOC, DOCX, PPT or PPTX'],
    ['document', 'a.docm', 'PDF, DOC, DOCX, PPT or PPTX'],
    ['image', 'drawing.svg', 'JPG, JPEG, PNG, WEBP, AVIF or GIF'],
    ['video', 'film.avi', 'MP4, WEBM or MOV'],
  ] as const)('of %s “%s” is refused by its name', (kind, name, allowed) => {
    expect(() => requireFileType(kind, name)).toThrow(
      `“${name}” cannot be uploaded here: ${kind}s must be ${allowed} files.`,
    );
  });
});
