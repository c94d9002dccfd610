// Everything CI runs, in one place: npm test, npm run check, npm run test:unit, npm run test:e2e.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  NOT_RUN,
  Refusal,
  requireNode,
  requirePackages,
  root,
  runTool,
  toolEnvironment,
} from './environment.mjs';
import { codeFiles, isBuilt } from './sources.mjs';

const reports = join(root, 'test-results', 'reports');

/** @typedef {{ code: number, output: string }} Ended */
/** @typedef {{ passed: number, failed: number, details: string, notRun?: boolean }} Outcome a check is one test, unit tests and journeys count theirs */
/** @typedef {{ title: string, unit: string, passed: number, failed: number }} Line */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [variables]
 * @returns {Promise<Ended>}
 */
function run(command, args, variables = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnvironment(), FORCE_COLOR: '0', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * @param {Ended} ended
 * @param {string} [complaint] why it counts as failed although the tool is content
 * @returns {Outcome}
 */
function check({ code, output }, complaint) {
  const passed = code === 0 && !complaint;
  return {
    passed: passed ? 1 : 0,
    failed: passed ? 0 : 1,
    details: [output, complaint].filter(Boolean).join('\n'),
  };
}

async function lint() {
  const ended = await run('biome', ['check', '.']);
  const read = Number(/Checked (\d+) files?/.exec(ended.output)?.[1] ?? 0);
  return check(ended, read === 0 ? 'biome read no file' : undefined);
}

async function types() {
  const generated = await run('react-router', ['typegen']);
  if (generated.code !== 0) return check(generated);
  const ended = await run('tsc', ['--noEmit', '--listFiles', '--checkers', '2']);
  const lines = ended.output.split('\n').map((line) => line.trim());
  const read = new Set(lines);
  const unread = codeFiles(root).filter((path) => /\.tsx?$/.test(path) && !read.has(join(root, path)));
  const errors = lines.filter((line) => !line.startsWith('/')).join('\n');
  return check(
    { code: ended.code, output: errors },
    unread.length > 0 ? `not read by the compiler: ${unread.join(', ')}` : undefined,
  );
}

/** @param {string} script */
async function ownCheck(script) {
  return check(await run(requireNode(), [join(root, 'tools', script)]));
}

/** What needs somebody outside, who may not answer here. @returns {Promise<Outcome>} */
async function audit() {
  const ended = await run(requireNode(), [join(root, 'tools/check-audit.mjs')]);
  if (ended.code !== NOT_RUN) return check(ended);
  return { passed: 0, failed: 0, details: ended.output, notRun: true };
}

/**
 * @param {string} path
 * @returns {any}
 */
function report(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * @param {Ended} ended
 * @param {{ passed: number, failed: number, skipped: number } | undefined} counts
 * @returns {Outcome}
 */
function tests(ended, counts) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  let details = ended.output;
  let wrong = failed + skipped;
  if (skipped > 0) details += `\n${skipped} skipped: a test that does not run counts as failed`;
  if (passed + wrong === 0) details += '\nno test was run';
  // Whatever ends the tool badly besides tests: a crash, an unhandled rejection, no tests at all.
  if (wrong === 0 && (ended.code !== 0 || passed === 0)) wrong = 1;
  return { passed, failed: wrong, details };
}

/** @param {string[]} args */
async function unit(args) {
  const path = join(reports, 'unit.json');
  rmSync(path, { force: true });
  const ended = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    ...args,
  ]);
  const result = report(path);
  if (!result) return tests(ended, undefined);
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = result.testResults;
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return tests(ended, {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests,
  });
}

async function build() {
  if (isBuilt(root)) return check({ code: 0, output: '' });
  return check(await run(requireNode(), [join(root, 'tools/build.mjs')]));
}

/** @param {string[]} args */
async function journeys(args) {
  if (!isBuilt(root)) return check({ code: 1, output: 'not run: there is no build' });
  const path = join(reports, 'journeys.json');
  rmSync(path, { force: true });
  const ended = await run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    },
  );
  const stats = report(path)?.stats;
  return tests(
    ended,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  );
}

/** @type {{ title: string, group: string, counts?: boolean, take: (args: string[]) => Promise<Outcome> }[]} */
const steps = [
  { title: 'format and lint', group: 'check', take: lint },
  { title: 'types', group: 'check', take: types },
  { title: 'boundaries', group: 'check', take: () => ownCheck('check-boundaries.mjs') },
  {
    title: 'dead code',
    group: 'check',
    take: async () => check(await run('knip', ['--no-progress', '--treat-config-hints-as-errors'])),
  },
  { title: 'caps', group: 'check', take: () => ownCheck('check-caps.mjs') },
  { title: 'text rules', group: 'check', take: () => ownCheck('check-text.mjs') },
  { title: 'one spelling', group: 'check', take: () => ownCheck('check-spelling.mjs') },
  { title: 'packages', group: 'check', take: () => ownCheck('check-packages.mjs') },
  { title: 'audit of packages', group: 'check', take: audit },
  { title: 'unit tests', group: 'unit', counts: true, take: unit },
  { title: 'build', group: 'e2e', take: build },
  { title: 'browser journeys', group: 'e2e', counts: true, take: journeys },
];

await runTool(async () => {
  const [group, ...args] = process.argv.slice(2);
  const chosen = steps.filter((step) => group === undefined || step.group === group);
  if (chosen.length === 0) throw new Refusal(`There is no group "${group}": check, unit or e2e.`);
  requirePackages();
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const step of chosen) {
    const begin = Date.now();
    const { passed, failed, details, notRun } = await step.take(args);
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    const counts = step.counts ? `, ${passed} passed, ${failed} failed` : '';
    if (notRun) {
      console.log(`– ${step.title}: NOT RUN: ${details.trimEnd()}`);
      continue;
    }
    if (failed > 0) console.log(details.trimEnd());
    console.log(`${failed > 0 ? '✖' : '✔'} ${step.title} (${seconds} s${counts})`);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
