import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The version that the terms declare in their own first lines: what an order agrees to is what can be read. */
export const readTermsVersion = async (root: string): Promise<string> => {
  const text = await readFile(join(root, 'content/terms.md'), 'utf8');
  const version = /^version:\s*(\S+)\s*$/m.exec(text)?.[1];
  if (!version) throw new Error('content/terms.md does not say its version');
  return version;
};
