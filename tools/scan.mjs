// npm run scan [-- --minutes 40] [--only sqlmap|wapiti] [--from 176]: lets two scanners of strangers over a scratch academy (docs/ASVS.md).
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
  const missing = ['sqlmap', 'wapiti'].filter((name) => spawnSync(name, ['--version']).status !== 0);
  if (missing.length > 0) {
    throw new Refusal(
      `NOT RUN: ${missing.join(' and ')} cannot be started. On Debian: apt-get install sqlmap wapiti`,
    );
  }
  requirePackages();
  if (!isBuilt(root)) {
    say('building …');
    if (run('tools/build.mjs') !== 0) throw new Refusal('NOT RUN: the build failed, see above.');
  }
  return run('tools/scan/scan.ts', process.argv.slice(2));
});
