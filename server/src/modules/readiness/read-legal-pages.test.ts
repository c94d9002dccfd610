import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/project-root.ts';
import { readLegalPages } from './read-legal-pages.ts';

const pages = ['/terms', '/privacy', '/refund'];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-legal-'));
  await cp(join(projectRoot, 'content'), join(folder, 'content'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('the legal pages that come along say that they are samples', async () => {
  expect(await readLegalPages(folder)).toEqual({ pages, samples: pages });
});

test('a page of one’s own is none, also one that speaks of samples', async () => {
  await writeFile(join(folder, 'content/privacy.md'), '---\ntitle: Privacy\n---\nsample: yes\n');
  expect((await readLegalPages(folder)).samples).toEqual(['/terms', '/refund']);
  const terms = join(folder, 'content/terms.md');
  await writeFile(terms, (await readFile(terms, 'utf8')).replace('sample: yes\n', ''));
  expect((await readLegalPages(folder)).samples).toEqual(['/refund']);
});
