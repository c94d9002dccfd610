import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What an academy has to say in its own words: what comes along says in its first lines that it is a sample. */
const LEGAL_PAGES = ['terms', 'privacy', 'refund'];
const HEAD = /^---\n(.*?)\n---\n/s;

/** The addresses of the legal pages, and of those that are still samples. */
export const readLegalPages = async (root: string) => {
  const samples: string[] = [];
  for (const name of LEGAL_PAGES) {
    const [, head = ''] = HEAD.exec(await readFile(join(root, 'content', `${name}.md`), 'utf8')) ?? [];
    if (/^sample:\s*yes\s*$/m.test(head)) samples.push(`/${name}`);
  }
  return { pages: LEGAL_PAGES.map((name) => `/${name}`), samples };
};
