import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { Refusal, requireNode, requirePackages, root, runTool, say, serverFlags } from './environment.mjs';
import { isBuilt } from './sources.mjs';

/** @param {string} node */
function requireBuild(node) {
  if (isBuilt(root)) return;
  say('building (once after a change) …');
  const build = spawnSync(node, [join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (build.status !== 0) throw new Refusal('The build failed: see above.');
}

/**
 * @param {string} node
 * @returns {Promise<number>} the server's exit code
 */
function serve(node) {
  const server = spawn(node, [...serverFlags, join(root, 'build/server/main.js'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  // In a terminal Ctrl-C reaches the whole process group: a forwarded one would be the server's second.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

await runTool(() => {
  requirePackages();
  const node = requireNode();
  requireBuild(node);
  say('starting the server …');
  return serve(node);
});
