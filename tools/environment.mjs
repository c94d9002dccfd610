// Runs on the system's Node, before anything is installed: built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const nodeNeeded = 24;
// What is made for one request and forgotten with it needs little room, which V8 would take thrice and keep; and what it
// may take in all, some ten times what is in use, decides how much garbage it lets lie.
export const serverFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];

const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.academy-lock-hash');

/** The exit code of a check that could not be made here: it counts neither as passed nor as failed. */
export const NOT_RUN = 75;

/** An expected failure: its message is all that a person needs to see. */
export class Refusal extends Error {}

/** @param {() => Promise<number> | number} main gives the exit code */
export async function runTool(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @param {string} line */
export function say(line) {
  console.log(`academy: ${line}`);
}

/** Installs what the lock file names, unless it is already there. */
export function requirePackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256')
    .update(`${process.platform} ${process.arch}`)
    .update(lock)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isInstalled(JSON.parse(lock.toString()))) {
    say('installing packages (npm ci) …');
    const install = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', env: systemEnvironment() });
    if (install.status !== 0)
      throw new Refusal('npm ci failed: see above. Is the package registry reachable?');
  }
  writeFileSync(stamp, wanted);
}

/**
 * Whether node_modules was filled from this lock file by someone else's `npm ci`: npm leaves its own copy of the
 * lock there as its last act. Optional packages of other platforms are missing from that copy.
 * @param {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> }} lock
 */
function isInstalled(lock) {
  const path = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(path)) return false;
  /** @type {typeof lock} */
  const present = JSON.parse(readFileSync(path, 'utf8'));
  const names = Object.keys(lock.packages).filter((name) => name !== '');
  return (
    Object.keys(present.packages).every((name) => lock.packages[name]) &&
    names.every((name) => {
      const here = present.packages[name];
      const wanted = lock.packages[name];
      if (!here) return wanted?.optional === true || wanted?.devOptional === true;
      return here.version === wanted?.version && here.integrity === wanted?.integrity;
    })
  );
}

/** The path of a Node that can run the product: this one, the one among the packages, or the system's. */
export function requireNode() {
  if (major(process.version) >= nodeNeeded) return process.execPath;
  for (const candidate of [join(bin, 'node'), 'node']) {
    const { status, stdout } = spawnSync(candidate, ['-v'], { encoding: 'utf8', env: systemEnvironment() });
    if (status === 0 && major(stdout) >= nodeNeeded) return candidate;
  }
  throw new Refusal(
    `Academy needs Node ${nodeNeeded} or later, this is ${process.version} and the one among the packages does not run: ` +
      `delete node_modules and start again, or install Node ${nodeNeeded}.`,
  );
}

/** @param {string} version "v24.1.0" */
function major(version) {
  return Number(version.replace(/^v/, '').split('.')[0]);
}

/** Without our own node_modules/.bin, whose Node `npm ci` is about to delete. */
function systemEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** The environment in which the packages' commands run, and run on a right Node. */
export function toolEnvironment() {
  const node = requireNode();
  const folders = node === 'node' ? [bin] : [join(node, '..'), bin];
  return { ...process.env, PATH: [...folders, process.env.PATH ?? ''].join(delimiter) };
}
