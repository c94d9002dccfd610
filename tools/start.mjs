import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, requireNode, requirePackages, root, runTool, say, serverFlags } from './environment.mjs';
import { isBuilt } from './sources.mjs';

/** @param {string} node */
function requireBuild(node) {
  if (isBuilt(root)) return;
  say('building (once after a change) …');
  const build = spawnSync(node, [join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (build.status !== 0) throw new Refusal('The build failed: see above.');
}

// What a person has to mend does not pass by itself (`server/src/start.ts`).
const misconfigured = 78;
const firstDelay = 1_000;
const longestDelay = 30_000;
/** Who has run for so long has fallen for a new reason. */
const steadyAfter = 60_000;

/** Aborted when the server shall stop, with the signal as its reason. */
function watchForStop() {
  const stop = new AbortController();
  const pass = (/** @type {NodeJS.Signals} */ signal) => stop.abort(signal);
  process.on('SIGTERM', pass);
  process.on('SIGINT', pass);
  // npm hands signals to its shell, and that to nobody: when it is gone, so is who asked for the server.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && pass('SIGTERM'), 200).unref();
  return stop.signal;
}

/**
 * @param {string} node
 * @param {AbortSignal} stop
 * @returns {Promise<number>} the server's exit code
 */
function serve(node, stop) {
  const server = spawn(node, [...serverFlags, join(root, 'build/server/main.js'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
  const pass = () => server.kill(stop.reason);
  stop.addEventListener('abort', pass);
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => {
      stop.removeEventListener('abort', pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * A server that has fallen is started again, a little later each time.
 * @param {string} node
 * @returns {Promise<number>} the last one's exit code
 */
async function keepServing(node) {
  const stop = watchForStop();
  for (let delay = firstDelay; ; delay = Math.min(2 * delay, longestDelay)) {
    const since = Date.now();
    const code = await serve(node, stop);
    if (code === 0 || code === misconfigured || stop.aborted) return code;
    if (Date.now() - since > steadyAfter) delay = firstDelay;
    say(`the server has fallen (${code}); starting it again in ${delay / 1_000} s …`);
    await sleep(delay, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) return code;
  }
}

await runTool(() => {
  requirePackages();
  const node = requireNode();
  requireBuild(node);
  say('starting the server …');
  return keepServing(node);
});
