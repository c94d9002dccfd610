import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '../environment.mjs';

/** Refuses with the packages to install where a program or the voice is missing. */
export function requirePrograms() {
  const voice = '(voice_cmu_us_slt_arctic_hts)';
  const works = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    spawnSync(name, args, { stdio: 'ignore' }).status === 0;
  const missing = [
    ...(works('festival', ['--version']) ? [] : ['festival']),
    ...(works('festival', ['-b', voice]) ? [] : ['festvox-us-slt-hts']),
    ...(works('ffmpeg', ['-version']) ? [] : ['ffmpeg']),
  ];
  if (missing.length === 0) return;
  throw new Refusal(
    `Narration needs programs that are not here: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {{ input?: Uint8Array, cwd?: string }} options
 * @returns {Promise<Buffer>} what it wrote, its messages after its output
 */
export async function runProgram(name, args, { input, cwd }) {
  const child = spawn(name, args, { cwd, stdio: 'pipe' });
  child.stdin.end(input ?? '');
  const [output, messages, [code]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Refusal(`${name} failed:\n${messages}`);
  return Buffer.concat([output, messages]);
}
