import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const tools = fileURLToPath(new URL('.', import.meta.url));
const integrity = `sha512-${'A'.repeat(86)}==`;
const folders: string[] = [];

type Locked = Record<string, object>;

/** A project with these packages in its lock file, all of which it depends on. */
const project = (packages: Locked, allowScripts: Record<string, boolean> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-packages-'));
  folders.push(folder);
  const dependencies = Object.fromEntries(Object.keys(packages).map((name) => [name, '*']));
  const locked = Object.entries(packages).map(([name, facts]) => [
    `node_modules/${name}`,
    { version: '1.0.0', license: 'MIT', integrity, ...facts },
  ]);
  const own = { name: 'planted', version: '1.0.0', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...own, allowScripts }));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      ...{ name: 'planted', version: '1.0.0', lockfileVersion: 3, requires: true },
      packages: { '': own, ...Object.fromEntries(locked) },
    }),
  );
  return folder;
};

const run = (folder: string, script: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tools, script)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) },
  });
  return { code: status, output: stderr + stdout };
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the check of packages', () => {
  it('passes free licences and lists every part with its version and licence, the same each time', () => {
    const folder = project(
      { plain: {}, either: { license: '(MIT OR GPL-3.0-only)' }, starter: { hasInstallScript: true } },
      { starter: true },
    );
    expect(run(folder, 'check-packages.mjs')).toMatchObject({ code: 0 });
    const first = readFileSync(join(folder, 'build/sbom.cdx.json'), 'utf8');
    const { components } = JSON.parse(first) as { components: { name: string; version: string }[] };
    expect(components.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
      'either 1.0.0',
      'plain 1.0.0',
      'starter 1.0.0',
    ]);
    run(folder, 'check-packages.mjs');
    expect(readFileSync(join(folder, 'build/sbom.cdx.json'), 'utf8')).toBe(first);
  });

  it('catches what comes from elsewhere, has no hash, runs a script unasked or may not be used', () => {
    const { code, output } = run(
      project(
        {
          elsewhere: { resolved: 'git+ssh://git@example.org/elsewhere.git#abc' },
          unhashed: { integrity: undefined },
          running: { hasInstallScript: true },
          copyleft: { license: 'AGPL-3.0-only' },
          both: { license: 'MIT AND GPL-2.0-only' },
          unnamed: { license: undefined },
        },
        { gone: true },
      ),
      'check-packages.mjs',
    );
    expect(code).toBe(1);
    for (const line of [
      'node_modules/elsewhere: comes from git+ssh',
      'node_modules/unhashed: no SHA-512',
      'node_modules/running: runs a script',
      'allowScripts names gone',
      'node_modules/copyleft: licence AGPL-3.0-only',
      'node_modules/both: licence MIT AND GPL-2.0-only',
      'node_modules/unnamed: names no licence',
    ])
      expect(output).toContain(line);
    expect(output).toContain('7 violations');
  });
});

describe('the audit of packages', () => {
  const answering = (words: string): string => {
    const folder = project({});
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\ncat <<'END'\n${words}\nEND\n`);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    return folder;
  };

  it('passes where nothing is known, and catches any known weakness', () => {
    expect(run(answering('{"vulnerabilities":{}}'), 'check-audit.mjs')).toMatchObject({ code: 0 });
    const weak = '{"vulnerabilities":{"left":{"severity":"low","range":"<2","fixAvailable":true}}}';
    const { code, output } = run(answering(weak), 'check-audit.mjs');
    expect(code).toBe(1);
    expect(output).toContain('left <2: low, mended in a later version');
  });

  it.each([
    '{"message":"405 Method Not Allowed","statusCode":405}',
    'npm error network',
  ])('is neither passed nor failed where nobody knows: %s', (words) =>
    expect(run(answering(words), 'check-audit.mjs')).toMatchObject({ code: 75 }));
});
