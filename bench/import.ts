import sharp from 'sharp';
import { type DeckSlide, deck, line, shape } from '#server/testing/builder/sample-decks.ts';
import { openBooks } from './kit/books.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, median, megabytes, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3494;
const FLAGSHIP = "SELECT id FROM courses WHERE slug = 'botox-professional-training'";
const slides = readOption('slides', 100);
const rounds = readOption('rounds', 3);

const wordsOf = (number: number): DeckSlide => ({
  title: `Slide ${number}: depth and depot`,
  shapes: shape(
    'body',
    ...Array.from({ length: 6 }, (_, at) => line(`Point ${at + 1} of what the hand has to know.`)),
  ),
  notes:
    'What is said aloud on this slide, in about as many words as a speaker needs for half a minute. '.repeat(
      5,
    ),
});

/** A photograph of its own on each slide: noise, the hardest there is to draw. */
const photo = async (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const pixels = { width: 1_600, height: 900, channels: 3 as const, background: '#888', noise };
  return sharp({ create: pixels }).jpeg({ quality: 80 }).toBuffer();
};

const withPhotos = async (all: readonly DeckSlide[]): Promise<DeckSlide[]> => {
  const shown: DeckSlide[] = [];
  for (const [at, slide] of all.entries())
    shown.push({ ...slide, pictures: { [`${at}.jpg`]: { bytes: await photo(), alt: 'A face' } } });
  return shown;
};

await runPart(`import: a deck of ${slides} slides, and the course as one file`, async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  const headers = await staffHeaders(books);
  const { rows: courses } = await books.pool.query<{ id: string }>(FLAGSHIP);
  const path = `${shop.url}/admin-courses/selfpaced/api/${courses[0]?.id}`;
  const send = async (name: string, bytes: Buffer): Promise<number> => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    const began = performance.now();
    const response = await fetch(`${path}/import`, { method: 'POST', headers, body });
    const { message } = await response.json();
    if (!response.ok) throw new Error(`the import failed: ${message}`);
    return performance.now() - began;
  };
  const receive = async () => {
    const began = performance.now();
    const response = await fetch(`${path}/export`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error('the export failed');
    return { bytes, ms: performance.now() - began };
  };
  const measured = async (what: string, name: string, bytes: Buffer): Promise<string[]> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await send(name, bytes));
    return [what, megabytes(bytes.length), figure(median(times)), figure(Math.max(...times))];
  };
  const words = Array.from({ length: slides }, (_, at) => wordsOf(at + 1));
  const rows = [
    await measured('Import: words and notes', 'words.pptx', deck(words)),
    await measured('Import: and a photograph on each', 'photos.pptx', deck(await withPhotos(words))),
  ];
  const { bytes, ms } = await receive();
  rows.push(['Export: the flagship and what was imported', megabytes(bytes.length), figure(ms), '']);
  rows.push(await measured('Import: that export', 'all.course.zip', bytes));
  printTable(['What', 'File', 'Median, ms', 'Longest, ms'], rows);
  return [];
});
