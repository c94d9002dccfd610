import { expect, test } from 'vitest';
import { givenImporting } from '#server/testing/builder/importing.ts';
import { deck, deckFiles, zipped } from '#server/testing/builder/sample-decks.ts';

const { world, uploads, courseId, modulesOf } = givenImporting();

/** A compound file whose directory, in its second sector, names one stream. */
const compound = (stream: string): Buffer => {
  const bytes = Buffer.alloc(3 * 512);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  bytes.write(stream, 2 * 512 + 128, 'utf16le');
  return bytes;
};

const refusals = [
  {
    what: 'another kind of file',
    name: 'setup.exe',
    bytes: Buffer.from('MZ'),
    words: 'This kind of file cannot be imported.',
  },
  {
    what: 'an old deck',
    name: 'Peel.ppt',
    bytes: Buffer.from('x'),
    words: 'This kind of file cannot be imported.',
  },
  { what: 'an empty file', name: 'Peel.md', bytes: Buffer.alloc(0), words: '“Peel.md” is empty.' },
  {
    what: 'a text without a word',
    name: 'Peel.md',
    bytes: Buffer.from('\n\n'),
    words: '“Peel.md” holds no slide',
  },
  {
    what: 'bytes that are no text',
    name: 'Peel.md',
    bytes: Buffer.from([0xff, 0xfe, 0xfa]),
    words: '“Peel.md” is damaged',
  },
  {
    what: 'a text that is too long',
    name: 'Peel.md',
    bytes: Buffer.alloc(1024 * 1024 + 1, 'a'),
    words: 'larger than 1 MB',
  },
  {
    what: 'a deck that is none',
    name: 'Peel.pptx',
    bytes: Buffer.from('hello'),
    words: '“Peel.pptx” is damaged',
  },
  {
    what: 'half a deck',
    name: 'Peel.pptx',
    bytes: deck([{ title: 'A' }]).subarray(0, 900),
    words: '“Peel.pptx” is damaged',
  },
  {
    what: 'a deck with a password',
    name: 'Peel.pptx',
    bytes: compound('EncryptedPackage'),
    words: '“Peel.pptx” is locked with a password',
  },
  {
    what: 'an old deck with a new name',
    name: 'Peel.pptx',
    bytes: compound('PowerPoint Document'),
    words: '“Peel.pptx” is damaged',
  },
  { what: 'a deck without slides', name: 'Peel.pptx', bytes: deck([]), words: '“Peel.pptx” holds no slide' },
  {
    what: 'a ZIP of other things',
    name: 'a.zip',
    bytes: zipped({ 'a.docx': 'x' }),
    words: 'holds no picture and no recording',
  },
  {
    what: 'a deck that climbs out',
    name: 'Peel.pptx',
    bytes: zipped({ ...deckFiles([{ title: 'A' }]), '../../a.xml': 'x' }),
    words: 'would lie outside',
  },
];

test.each(refusals)('$what is refused in words, and nothing is left', async ({ name, bytes, words }) => {
  const id = await courseId();
  await world.draftOf(id);
  const before = { content: await world.contentOf(id), stored: await world.stored() };
  await expect(world.importFile(id, name, bytes)).rejects.toThrow(words);
  expect({ content: await world.contentOf(id), stored: await world.stored() }).toEqual(before);
  expect(await uploads.left()).toEqual([]);
  expect(await world.passing()).toEqual([]);
});

test('an upload that ends half-way leaves nothing', async () => {
  const id = await courseId();
  const cut = async function* () {
    yield deck([{ title: 'A' }]).subarray(0, 500);
    throw new Error('the line broke');
  };
  await expect(world.sendPieces(id, 'Peel.pptx', cut())).rejects.toThrow('the line broke');
  expect(await modulesOf(id)).toHaveLength(1);
  expect(await world.passing()).toEqual([]);
});
