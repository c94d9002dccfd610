import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The version that a page declares in its own first lines: what somebody agrees to is what can be read. */
export const readVersion = async (root: string, page: 'terms' | 'privacy'): Promise<string> => {
  const text = await readFile(join(root, `content/${page}.md`), 'utf8');
  const version = /^version:\s*(\S+)\s*$/m.exec(text)?.[1];
  if (!version) throw new Error(`content/${page}.md does not say its version`);
  return version;
};
