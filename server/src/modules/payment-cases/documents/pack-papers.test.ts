import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '#server/testing/storage/memory-storage.ts';
import type { StoredPaper } from '../payment-cases.ports.ts';
import { packPapers } from './pack-papers.ts';

const storage = createMemoryStorage();
const paper = async (number: string, name: string): Promise<StoredPaper> => {
  await storage.put(number, [Buffer.from(`%PDF-${number}`)]);
  return { number, name, key: number };
};
const pack = (papers: StoredPaper[]) => packPapers({ storage, caseNumber: 'PC-1', papers });

test('one certificate is a PDF', async () => {
  const { name, type, bytes } = await pack([await paper('AUR-1', 'Ada Byron')]);
  expect({ name, type, text: bytes.toString() }).toEqual({
    name: 'AUR-1.pdf',
    type: 'application/pdf',
    text: '%PDF-AUR-1',
  });
});

test('several are an archive with the name of each person, whatever it is', async () => {
  const papers = [await paper('AUR-1', '../../Ada "Byron"'), await paper('AUR-2', 'د. أميرة')];
  const { name, type, bytes } = await pack(papers);
  expect({ name, type }).toEqual({ name: 'PC-1 certificates.zip', type: 'application/zip' });
  const files = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(files)).toEqual(['AUR-1 ....Ada Byron.pdf', 'AUR-2 د. أميرة.pdf']);
  expect(Buffer.from(files['AUR-2 د. أميرة.pdf'] ?? []).toString()).toBe('%PDF-AUR-2');
});

test('what the store has lost is no empty file', async () => {
  await expect(pack([{ number: 'AUR-9', name: 'Ada', key: 'gone' }])).rejects.toThrow('gone');
});
