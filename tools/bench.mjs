// npm run bench [-- name …] [--option number …]: builds if needed, then runs each part as a process of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  Refusal,
  requireNode,
  requirePackages,
  root,
  runTool,
  say,
  toolEnvironment,
} from './environment.mjs';
import { isBuilt } from './sources.mjs';

const parts = [
  'size',
  'start',
  'http',
  'catalogue',
  'manager',
  'office',
  'find',
  'people',
  'editor',
  'builder',
  'publish',
  'import',
  'narration',
  'cart',
  'orders',
  'cases',
  'learning',
  'learning-chaos',
  'certificates',
  'feed',
  'live',
  'race',
  'waiting',
  'overload',
  'proxy',
  'memory',
  'fuzz',
];

/** @param {string} script @param {string[]} args */
function run(script, args = []) {
  const { status } = spawnSync(requireNode(), [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(),
  });
  return status ?? 1;
}

await runTool(() => {
  const args = process.argv.slice(2);
  const firstOption = args.findIndex((arg) => arg.startsWith('--'));
  const names = firstOption === -1 ? args : args.slice(0, firstOption);
  const unknown = names.filter((name) => !parts.includes(name));
  if (unknown.length > 0) throw new Refusal(`There is no ${unknown.join(', ')}: ${parts.join(', ')}.`);
  requirePackages();
  if (!isBuilt(root)) {
    say('building …');
    if (run('tools/build.mjs') !== 0) throw new Refusal('The build failed: see above.');
  }
  const options = firstOption === -1 ? [] : args.slice(firstOption);
  const failed = (names.length > 0 ? names : parts).filter((name) => run(`bench/${name}.ts`, options) !== 0);
  if (failed.length > 0) say(`broken: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});
