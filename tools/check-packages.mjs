import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, runTool } from './environment.mjs';

/** Licences that ask for nothing but to be named. */
const FREE = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'OFL-1.1', 'Zlib'],
]);
/** Licences that ask for more, of single packages, with the reason why that is met. */
const MET = [
  {
    name: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    why: 'a library of its own that is loaded, not ours',
  },
  { name: /^@resvg\/resvg-js/, license: 'MPL-2.0', why: 'used as it is published' },
  {
    name: /^@digitalbazaar\/credentials-context$/,
    license: 'W3C',
    why: 'of its contexts, which are used as they are published; it asks to be named',
  },
];
/** Packages that name their licence in a file and not where npm looks for it. */
const NAMED_IN_FILE = new Map([
  ['png-js', 'MIT'],
  ['@digitalbazaar/credentials-context', 'BSD-3-Clause AND W3C'],
]);

/** @typedef {{ name?: string, version: string, integrity?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, hasInstallScript?: boolean, license?: string }} Locked */
/** @typedef {Locked & { path: string, name: string }} Package */
/** @typedef {{ name: string, version: string, scope?: string, licenses?: { license?: { id?: string, name?: string }, expression?: string }[] }} Component */

/**
 * @param {string} path
 * @returns {any}
 */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} root @returns {Package[]} */
function lockedPackages(root) {
  /** @type {Record<string, Locked>} */
  const packages = json(join(root, 'package-lock.json')).packages;
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ name: path.split('node_modules/').pop() ?? path, ...locked, path }));
}

/**
 * What is installed is what was locked: with the hash of its bytes, and from nowhere else than a registry.
 * @param {Package} locked
 */
function wrongOrigin({ path, integrity, resolved, link }) {
  if (link || resolved !== undefined) return [`${path}: comes from ${resolved ?? 'a folder'}`];
  return /^sha512-/.test(integrity ?? '') ? [] : [`${path}: no SHA-512 of its bytes in the lock file`];
}

/**
 * What runs at installation and reaches production is named in package.json, and nothing is named in vain.
 * @param {Package[]} packages
 * @param {Record<string, boolean>} allowed
 */
function wrongScripts(packages, allowed) {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
  return [
    ...running
      .filter(({ dev, name }) => !dev && !allowed[name])
      .map(({ path }) => `${path}: runs a script when it is installed, and package.json does not allow it`),
    ...Object.keys(allowed)
      .filter((name) => !running.some((one) => one.name === name))
      .map((name) => `package.json: allowScripts names ${name}, which runs none`),
  ];
}

/**
 * Whether an SPDX expression can be met: of alternatives one, of what holds together all.
 * @param {string} expression
 * @param {string} name
 */
function isMet(expression, name) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every(
          (license) => FREE.has(license) || MET.some((one) => one.license === license && one.name.test(name)),
        ),
    );
}

/** @param {Component} component */
function licenseOf({ name, licenses = [] }) {
  const [first] = licenses;
  return first?.expression ?? first?.license?.id ?? first?.license?.name ?? NAMED_IN_FILE.get(name);
}

/**
 * The list of parts (CycloneDX), the same for the same lock file. It is made of all packages: npm leaves out of a list
 * for production what something for development needs as well.
 * @param {string} root
 * @returns {{ components: Component[] }}
 */
function listParts(root) {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Refusal(`npm sbom failed: ${stderr}`);
  const { serialNumber, ...parts } = JSON.parse(stdout);
  delete parts.metadata.timestamp;
  parts.metadata.component.name = json(join(root, 'package.json')).name;
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(join(root, 'build/sbom.cdx.json'), `${JSON.stringify(parts, null, 2)}\n`);
  return parts;
}

/**
 * @param {Package[]} packages
 * @param {Component[]} components
 */
function wrongParts(packages, components) {
  const listed = new Map(components.map((one) => [`${one.name}@${one.version}`, one]));
  return packages.flatMap(({ name, version, path, dev }) => {
    const component = listed.get(`${name}@${version}`);
    if (!component) return [`${path}: missing in the list of parts`];
    if (dev) return [];
    const license = licenseOf(component);
    if (!license) return [`${path}: names no licence`];
    return isMet(license, name) ? [] : [`${path}: licence ${license} is not among those we may use`];
  });
}

await runTool(() => {
  const root = process.cwd();
  const packages = lockedPackages(root);
  const { components } = listParts(root);
  const found = [
    ...packages.flatMap(wrongOrigin),
    ...wrongScripts(packages, json(join(root, 'package.json')).allowScripts ?? {}),
    ...wrongParts(packages, components),
  ];
  if (packages.length === 0) found.push('the lock file names no package');
  for (const line of found) console.error(line);
  console.log(
    `packages: ${packages.length} locked, ${components.length} in build/sbom.cdx.json, ${found.length} violations`,
  );
  return found.length === 0 ? 0 : 1;
});
