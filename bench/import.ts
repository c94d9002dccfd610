import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { ImportRun } from '#contracts/course-builder/import.ts';
import { type DeckSlide, deck, line, shape } from '#server/testing/builder/sample-decks.ts';
import { openBooks } from './kit/books.ts';
import { readOption } from './kit/options.ts';
import { runPart } from './kit/part.ts';
import { startShop } from './kit/processes.ts';
import { figure, median, megabytes, printTable } from './kit/report.ts';
import { staffHeaders } from './kit/staff.ts';

const SHOP_PORT = 3494;
const FLAGSHIP = "SELECT id FROM courses WHERE slug = 'botox-professional-training'";
const DECKS = [10, 100];
const LOOK_MS = 50;
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

/** Sends a file, and waits until what became of it is there. */
const sender = (path: string, headers: Record<string, string>) => {
  /** Until what became of it is there. */
  const over = async (runId: string): Promise<ImportRun> => {
    for (;;) {
      const response = await fetch(`${path}/import`, { headers });
      const { runs } = (await response.json()) as { runs: ImportRun[] };
      const run = runs.find(({ _id }) => _id === runId);
      if (run?.report) return run;
      if (run?.problem || !run) throw new Error(`the import failed: ${run?.problem}`);
      await sleep(LOOK_MS);
    }
  };
  return async (name: string, bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    const began = performance.now();
    const response = await fetch(`${path}/import`, { method: 'POST', headers, body });
    const { message, run } = (await response.json()) as { message: string; run?: ImportRun };
    if (!response.ok || !run) throw new Error(`the import failed: ${message}`);
    const sent = performance.now() - began;
    await over(run._id);
    const whole = performance.now() - began;
    await fetch(`${path}/import/${run._id}`, { method: 'DELETE', headers });
    return { sent, whole };
  };
};

await runPart('import: decks of 10 and 100 slides, and the course as one file', async (part) => {
  const shop = await startShop(part, SHOP_PORT);
  const books = await openBooks(part);
  const headers = await staffHeaders(books);
  const { rows: courses } = await books.pool.query<{ id: string }>(FLAGSHIP);
  const path = `${shop.url}/admin-courses/selfpaced/api/${courses[0]?.id}`;
  const send = sender(path, headers);
  const receive = async () => {
    const began = performance.now();
    const response = await fetch(`${path}/export`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error('the export failed');
    return { bytes, ms: performance.now() - began };
  };
  const measured = async (what: string, name: string, bytes: Buffer): Promise<string[]> => {
    const times: { sent: number; whole: number }[] = [];
    for (let round = 0; round < rounds; round++) times.push(await send(name, bytes));
    const whole = times.map((one) => one.whole);
    const sent = figure(median(times.map((one) => one.sent)));
    return [what, megabytes(bytes.length), sent, figure(median(whole)), figure(Math.max(...whole))];
  };
  const rows: string[][] = [];
  for (const slides of DECKS) {
    const words = Array.from({ length: slides }, (_, at) => wordsOf(at + 1));
    const photos = deck(await withPhotos(words));
    rows.push(await measured(`Import: ${slides} slides, words and notes`, 'words.pptx', deck(words)));
    rows.push(await measured(`Import: ${slides} slides, and a photograph on each`, 'photos.pptx', photos));
  }
  const { bytes, ms } = await receive();
  rows.push([
    'Export: the flagship and what was imported',
    megabytes(bytes.length),
    figure(ms),
    figure(ms),
    '',
  ]);
  rows.push(await measured('Import: that export', 'all.course.zip', bytes));
  printTable(['What', 'File', 'Answered, ms', 'Whole, median, ms', 'Longest, ms'], rows);
  return [];
});
