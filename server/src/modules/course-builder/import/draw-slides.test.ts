import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createImportWorld } from '#server/testing/builder/import-world.ts';
import { deck, relationOutside } from '#server/testing/builder/sample-decks.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { picture } from '#server/testing/sample-files.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { runProgram } from './run-program.ts';

const database = given(freshDatabase);
const world = given(() => createImportWorld(database.db));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  // What else this machine has is not found.
  vi.stubEnv('PATH', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const addProgram = async (name: string, script: string) => {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, name), 0o755);
};
/** Stands in for LibreOffice and Poppler: a PDF is made of the deck, and of it as many pages as the test says. */
const addPrograms = async (pages: number) => {
  await mkdir(join(folder, 'drawn'));
  await writeFile(
    join(folder, 'drawn/page.png'),
    await picture({ width: 800, height: 450 }).png().toBuffer(),
  );
  await addProgram('soffice', `for last; do :; done; test -s "$last" && echo PDF > "\${last%/*}/upload.pdf"`);
  const copies = Array.from(
    { length: pages },
    (_, at) => `/bin/cp ${folder}/drawn/page.png "$last-${at + 1}.png"`,
  );
  await addProgram('pdftoppm', ['for last; do :; done', ...copies].join('\n'));
};

const importDeck = async (bytes: Buffer) => {
  const { id } = await world.course(contentOf(1));
  const { lines } = await world.importFile(id, 'Peel.pptx', bytes);
  const slides =
    (await world.contentOf(id)).modules.at(-1)?.sections.flatMap((section) => section.slides) ?? [];
  const shown = slides.map(({ title, picture: one }) => [
    title,
    one?.kind === 'photo' ? one.width : null,
    one?.alt,
  ]);
  return { lines, shown };
};
const drawnOf = (title: string) => [
  title,
  800,
  `The slide “${title}” as it was shown; its words stand beside it.`,
];

test('where the programs are found each slide comes as a picture, before its own pictures', async () => {
  await addPrograms(2);
  const own = { 'a.png': { bytes: await picture().png().toBuffer(), alt: 'A face' } };
  const { shown } = await importDeck(deck([{ title: 'A', pictures: own }, { title: 'B' }]));
  expect(shown).toEqual([drawnOf('A'), ['A (2)', 400, 'A face'], drawnOf('B')]);
});

test('a hidden slide, which is not drawn, goes without', async () => {
  await addPrograms(1);
  const { shown } = await importDeck(deck([{ title: 'A', isHidden: true }, { title: 'B' }]));
  expect(shown).toEqual([['A', null, undefined], drawnOf('B')]);
});

test.each([
  {
    what: 'there is no program',
    prepare: async () => {},
    words:
      'No pictures of whole slides were made: this machine has no “soffice”. Words, notes and the pictures within the slides were taken.',
  },
  {
    what: 'only one is there',
    prepare: () => addProgram('soffice', 'true'),
    words:
      'No pictures of whole slides were made: this machine has no “pdftoppm”. Words, notes and the pictures within the slides were taken.',
  },
  {
    what: 'one fails',
    prepare: async () => {
      await addPrograms(1);
      await addProgram('soffice', 'exit 77');
    },
    words: 'No pictures of whole slides were made: drawing them failed or took too long.',
  },
  {
    what: 'there are other pages than slides',
    prepare: () => addPrograms(3),
    words:
      'No pictures of whole slides were made: the slides are not as many as the 3 pages that were drawn.',
  },
])('the report says why there are none: $what', async ({ prepare, words }) => {
  await prepare();
  const { shown, lines } = await importDeck(deck([{ title: 'A' }]));
  expect(shown).toEqual([['A', null, undefined]]);
  expect(lines).toEqual([words]);
});

test('a deck that names something outside of itself is not given to a program', async () => {
  await addPrograms(1);
  const relations = relationOutside('rX', 'image', 'http://169.254.169.254/a.png');
  const { shown, lines } = await importDeck(deck([{ title: 'A', relations }]));
  expect(shown).toEqual([['A', null, undefined]]);
  expect(lines).toEqual([
    'No pictures of whole slides were made: the file names things outside of itself, which are not fetched.',
  ]);
});

test('a program that does not end is ended', async () => {
  await addProgram('endless', '/bin/sleep 30');
  const began = Date.now();
  await expect(runProgram(join(folder, 'endless'), [], { folder, ms: 300 })).rejects.toThrow(
    'ended with null',
  );
  expect(Date.now() - began).toBeLessThan(5_000);
});
