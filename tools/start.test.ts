import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const tools = fileURLToPath(new URL('.', import.meta.url));
const lock = '{ "packages": {} }';

let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Stands in for a package's command. */
function command(name: string, script: string): void {
  write(`node_modules/.bin/${name}`, `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'node_modules/.bin', name), 0o755);
}

function run(tool: string, args: string[] = []): { code: number | null; lines: string[] } {
  const path = join(folder, 'tools', tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, lines: (stderr + stdout).trimEnd().split('\n') };
}

function untilSaid(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (text: Buffer) => text.includes(words) && resolve());
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-start-'));
  mkdirSync(join(folder, 'tools'));
  for (const name of readdirSync(tools)) {
    if (name.endsWith('.mjs')) cpSync(join(tools, name), join(folder, 'tools', name));
  }
  write('package-lock.json', lock);
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`).update(lock).digest('hex');
  write('node_modules/.academy-lock-hash', hash);
  write('domain/price.ts', 'export const price = 1;\n');
  command(
    'react-router',
    `if [ "$1" = build ]; then
       echo built >> builds
       mkdir -p build/server build/client/assets
       seq 1 2000 > build/client/assets/app.js
       echo 'process.on("SIGTERM", () => process.exit(7)); console.log("up", process.argv[2] ?? ""); setTimeout(() => {}, process.argv[2] ? 0 : 30000);' > build/server/main.js
       echo > build/server/cli.js
     fi`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('start', () => {
  it('builds once, serves with its arguments, and builds again only after a change', () => {
    const first = run('start.mjs', ['--once']);
    expect(first).toMatchObject({ code: 0 });
    expect(first.lines).toContain('up --once');
    expect(first.lines.join()).toContain('building');
    expect(run('start.mjs', ['--once']).lines).toEqual(['academy: starting the server …', 'up --once']);
    write('domain/price.ts', 'export const price = 1_000;\n');
    expect(run('start.mjs', ['--once']).lines.join()).toContain('building');
    write('domain/price.test.ts', 'a test is not part of the build\n');
    expect(run('start.mjs', ['--once']).lines.join()).not.toContain('building');
  });

  it('leaves compressed copies of the assets', () => {
    run('build.mjs');
    expect(readdirSync(join(folder, 'build/client/assets'))).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
  });

  it('hands a signal to the server and its exit code back', async () => {
    run('build.mjs');
    const child: ChildProcess = spawn(process.execPath, [join(folder, 'tools/start.mjs')], { cwd: folder });
    await untilSaid(child, 'up');
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(7);
  });

  /** In place of what was built. */
  const serveBy = (script: string) => {
    run('build.mjs');
    write('build/server/main.js', script);
  };
  const lives = `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync('lives', 'x');
    const lives = readFileSync('lives', 'utf8').length;`;

  it('starts a fallen server again, and leaves one that has ended well', () => {
    serveBy(`${lives} console.log('life', lives); process.exit(lives < 2 ? 1 : 0);`);
    const { code, lines } = run('start.mjs');
    expect(lines.filter((line) => line.startsWith('life'))).toEqual(['life 1', 'life 2']);
    expect(lines.join()).toContain('the server has fallen (1)');
    expect(code).toBe(0);
  });

  it('does not start one again that somebody has to mend', () => {
    serveBy(`${lives} process.exit(78);`);
    expect(run('start.mjs').code).toBe(78);
    expect(readFileSync(join(folder, 'lives'), 'utf8')).toBe('x');
  });

  it('stops while it waits', async () => {
    serveBy('process.exit(1);');
    const child = spawn(process.execPath, [join(folder, 'tools/start.mjs')], { cwd: folder });
    const ended = once(child, 'exit');
    await untilSaid(child, 'has fallen');
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });

  it('stops its server when npm is gone, whose shell hands on no signal', async () => {
    serveBy(`import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => { writeFileSync('stopped', ''); process.exit(); });
      console.log('up'); setInterval(() => {}, 1000);`);
    const shell = spawn('sh', ['-c', `"${process.execPath}" tools/start.mjs; true`], {
      cwd: folder,
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    await untilSaid(shell, 'up');
    shell.kill('SIGTERM');
    await expect.poll(() => existsSync(join(folder, 'stopped')), { timeout: 30_000 }).toBe(true);
  });

  it('says in one line that the build failed and starts nothing', () => {
    command('react-router', 'exit 3');
    const { code, lines } = run('start.mjs');
    expect(code).toBe(1);
    expect(lines.join()).toContain('The build failed');
    expect(lines.join()).not.toContain('starting');
  });
});

describe('npm test', () => {
  const unit = (counts: object) =>
    `for a in "$@"; do case "$a" in --outputFile.json=*) echo '${JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [],
      ...counts,
    })}' > "\${a#*=}";; esac; done`;
  const journeys = (counts: object) =>
    `echo '${JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts } })}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"`;

  const CHECKS = [
    'check-boundaries',
    'check-caps',
    'check-text',
    'check-spelling',
    'check-packages',
    'check-audit',
  ];

  beforeEach(() => {
    command('biome', 'echo "Checked 3 files in 1ms."');
    command('tsc', `find "$PWD/domain" "$PWD/tools" -name '*.ts'`);
    command('knip', '');
    for (const name of CHECKS) write(`tools/${name}.mjs`, '');
    command('vitest', unit({ numPassedTests: 20 }));
    command('playwright', journeys({ expected: 3 }));
  });

  it('takes every step, counts checks and tests, and ends with the sum', () => {
    const { code, lines } = run('test.mjs');
    expect(lines.filter((line) => line.startsWith('✔'))).toHaveLength(12);
    expect(lines.at(-1)).toBe('33 passed, 0 failed');
    expect(code).toBe(0);
  });

  it.each([
    ['biome read nothing', 'biome', 'true'],
    ['the linter complains', 'biome', 'echo "Checked 3 files"; exit 1'],
    ['the compiler read nothing', 'tsc', 'true'],
    ['dead code is found', 'knip', 'exit 1'],
    ['no unit test was run', 'vitest', unit({})],
    ['the test tool crashed before its report', 'vitest', 'exit 1'],
    ['the test tool failed although all tests passed', 'vitest', `${unit({ numPassedTests: 20 })}; exit 1`],
    ['a unit test failed', 'vitest', unit({ numPassedTests: 20, numFailedTests: 1 })],
    ['a unit test was skipped', 'vitest', unit({ numPassedTests: 20, numPendingTests: 1 })],
    [
      'a test file does not load',
      'vitest',
      unit({ numPassedTests: 20, testResults: [{ status: 'failed', assertionResults: [] }] }),
    ],
    ['no journey was run', 'playwright', journeys({})],
    ['a journey failed', 'playwright', journeys({ expected: 3, unexpected: 1 })],
    ['the browser did not start', 'playwright', 'exit 1'],
  ])('fails once, after all other steps, when %s', (_what, tool, script) => {
    command(tool, script);
    const { code, lines } = run('test.mjs');
    expect(lines.filter((line) => /^[✔✖] /.test(line))).toHaveLength(12);
    expect(lines.at(-1)).toMatch(/^\d+ passed, 1 failed$/);
    expect(code).toBe(1);
  });

  it('does not walk the journeys without a build', () => {
    command('react-router', '[ "$1" = typegen ]');
    expect(run('test.mjs').lines.at(-1)).toBe('29 passed, 2 failed');
  });

  it('counts a check that could not be run neither way, and says so', () => {
    write('tools/check-audit.mjs', 'console.log("no registry answers"); process.exit(75);');
    const { code, lines } = run('test.mjs');
    expect(lines).toContain('– audit of packages: NOT RUN: no registry answers');
    expect([lines.at(-1), code]).toEqual(['32 passed, 0 failed', 0]);
  });

  it('takes one group of steps on demand', () => {
    expect(run('test.mjs', ['check']).lines.at(-1)).toBe('9 passed, 0 failed');
    expect(run('test.mjs', ['unit']).lines.at(-1)).toBe('20 passed, 0 failed');
    expect(run('test.mjs', ['e2e']).lines.at(-1)).toBe('4 passed, 0 failed');
    expect(run('test.mjs', ['nothing']).code).toBe(1);
  });
});
