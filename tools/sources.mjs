import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that is written by hand and compiled or run. */
export const codeFolders = [
  'domain',
  'contracts',
  'emails',
  'server',
  'web',
  'sandbox-gateway',
  'stripe-referee',
  'e2e',
  'bench',
  'tools',
];

/** What ends up in the build, and what decides how it is built. */
const builtFrom = [
  'domain',
  'contracts',
  'emails',
  'server',
  'web',
  'sandbox-gateway',
  'content',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/build.mjs',
  'tools/kept-assets.ts',
];

const notOurs = new Set([
  'node_modules',
  'build',
  'data',
  'test-results',
  'playwright-report',
  '.git',
  '.cache',
  '.react-router',
]);

/**
 * Paths of all files below a folder, with forward slashes, relative to the root, in a stable order.
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
export function filesBelow(root, folder = '') {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesBelow(root, path);
      return entry.isFile() ? [path] : [];
    });
}

/**
 * TypeScript and JavaScript of the code folders.
 * @param {string} root
 */
export function codeFiles(root) {
  return codeFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => /\.(tsx?|mjs|cjs)$/.test(path));
}

/**
 * Changes whenever a build from these sources could come out differently. Sizes and times, not contents: it is
 * computed at every start.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const path of builtFrom) {
    if (!existsSync(join(root, path))) continue;
    const files = lstatSync(join(root, path)).isDirectory() ? filesBelow(root, path) : [path];
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      const { size, mtimeMs } = lstatSync(join(root, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** @param {string} root */
export function stampPath(root) {
  return join(root, 'build', '.stamp');
}

/** @param {string} root */
export function isBuilt(root) {
  return (
    existsSync(stampPath(root)) &&
    existsSync(join(root, 'build/server/main.js')) &&
    readFileSync(stampPath(root), 'utf8') === fingerprint(root)
  );
}
