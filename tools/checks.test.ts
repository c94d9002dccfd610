import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ILLEGAL_IMPORTS } from './illegal-imports.ts';
import { type Files, plant, runIn } from './skeleton.ts';

const folders: string[] = [];

function project(files?: Files): string {
  const folder = plant(files);
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const lines = (count: number, line = 'console.log(1);') => `${Array(count).fill(line).join('\n')}\n`;
const component = (count: number) => `export function Big() {\n${lines(count - 2)}}\n`;

describe('the check of boundaries', () => {
  it('passes a lawful project', () => {
    const { code, output } = runIn(project(), 'check-boundaries.mjs');
    expect(output).toMatch(/^boundaries: \d+ files, \d+ imports, 0 violations\n$/);
    expect(code).toBe(0);
  });

  it('catches every kind of illegal import', () => {
    const planted = Object.fromEntries(ILLEGAL_IMPORTS.map(([, from, imported]) => [from, `${imported}\n`]));
    const { code, output } = runIn(project(planted), 'check-boundaries.mjs');
    expect(code).toBe(1);
    const found = output.split('\n');
    const missed = ILLEGAL_IMPORTS.filter(
      ([rule, from]) => !found.some((line) => line.startsWith(`${from} → `) && line.endsWith(`: ${rule}`)),
    );
    expect(missed).toEqual([]);
  });

  it('catches a circle', () => {
    const files = { 'domain/a.ts': "export * from './b.ts';\n", 'domain/b.ts': "export * from './a.ts';\n" };
    expect(runIn(project(files), 'check-boundaries.mjs').output).toContain(': no-cycles');
  });

  it('has a planted import for every rule that is not made from the order of the modules', () => {
    const source = readFileSync(new URL('./boundaries.cjs', import.meta.url), 'utf8');
    const rules = [...source.matchAll(/rule\(\s*'([a-z0-9-]+)'/g)].map(([, name]) => name);
    const planted = new Set(ILLEGAL_IMPORTS.map(([rule]) => rule));
    expect(rules.filter((name) => name !== 'no-cycles' && !planted.has(name ?? ''))).toEqual([]);
    expect(rules.length).toBeGreaterThan(20);
  });

  it('fails when there is nothing to read', () => {
    const folder = project();
    for (const part of [
      'domain',
      'contracts',
      'emails',
      'server',
      'web',
      'sandbox-gateway',
      'stripe-referee',
      'e2e',
      'bench',
      'tools',
    ]) {
      rmSync(join(folder, part), { recursive: true });
    }
    expect(runIn(folder, 'check-boundaries.mjs').code).toBe(1);
    expect(runIn(folder, 'check-caps.mjs').code).toBe(1);
    expect(runIn(folder, 'check-text.mjs').code).toBe(1);
  });
});

describe('the check of caps', () => {
  const useCase = 'server/src/modules/orders/cancel-order.ts';

  it('passes a lawful project, and does not count comments and blank lines', () => {
    const files = {
      'domain/long.ts': `/*\n${lines(300, 'why')}*/\n${lines(300, '// why')}${lines(300, '')}${lines(250)}`,
    };
    const { code, output } = runIn(project(files), 'check-caps.mjs');
    expect(output).toMatch(/^caps: \d+ files, 0 waivers, 0 violations\n$/);
    expect(code).toBe(0);
  });

  it.each([
    { what: 'files', path: 'domain/long.ts', text: lines, cap: 250 },
    { what: 'use cases', path: useCase, text: lines, cap: 80 },
    { what: 'components', path: 'web/src/ui/big.tsx', text: component, cap: 120 },
  ])('lets $what be as long as their cap and no longer', ({ path, text, cap }) => {
    expect(runIn(project({ [path]: text(cap) }), 'check-caps.mjs').code).toBe(0);
    const { code, output } = runIn(project({ [path]: text(cap + 1) }), 'check-caps.mjs');
    expect(output).toContain(`${path}: `);
    expect(code).toBe(1);
  });

  it('lets a folder have thirty files and no more, and counts each folder by itself', () => {
    const files = (count: number): Files =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`domain/plans/plan-${i}.ts`, lines(1)]));
    expect(
      runIn(project({ ...files(30), 'domain/plans/parts/part.ts': lines(1) }), 'check-caps.mjs').code,
    ).toBe(0);
    const { code, output } = runIn(project(files(31)), 'check-caps.mjs');
    expect(output).toContain('domain/plans: 31 files, at most 30');
    expect(code).toBe(1);
  });

  it('grants a waiver with a reason, and catches one without reason or need', () => {
    const style = (waiver: string) => ({
      'docs/STYLE.md': `# Style\n\n## Waivers\n\n${waiver}\n`,
      [useCase]: lines(81),
    });
    expect(
      runIn(project(style(`- ${useCase}: one list, read from top to bottom`)), 'check-caps.mjs').code,
    ).toBe(0);
    expect(runIn(project(style(`- ${useCase}:`)), 'check-caps.mjs').code).toBe(1);
    const needless = runIn(
      project({ ...style(`- ${useCase}: long once`), [useCase]: lines(80) }),
      'check-caps.mjs',
    );
    expect(needless.output).toContain(`the waiver for ${useCase} is not needed`);
    expect(needless.code).toBe(1);
  });
});

describe('the check of text', () => {
  it.each([
    ['domain/a.ts', '// TODO later'],
    ['docs/a.md', 'FIXME'],
    ['domain/a.test.ts', "it.skip('x', () => {});"],
    ['domain/a.test.ts', "describe.only('x', () => {});"],
    ['domain/a.test.ts', "it.todo('x');"],
    ['domain/a.test.ts', "it.skipIf(true)('x', () => {});"],
    ['domain/a.ts', 'const a = b as any;'],
    ['domain/a.ts', 'function f(a: any) {}'],
    ['web/src/lib/a.ts', "export type A = import('#server/app.ts').App;"],
    ['web/src/lib/a.ts', "export type A = typeof import('#server/app.ts');"],
    ['domain/a.ts', '// @ts-ignore'],
    ['domain/a.ts', '// @ts-expect-error it is so'],
    ['domain/a.ts', '// biome-ignore lint: it is so'],
    ['web/src/ui/a.ts', "window.alert('x');"],
    ['web/src/ui/a.ts', "if (window.confirm('x')) go();"],
    ['web/src/ui/a.ts', "alert('x');"],
    ['web/src/features/cart/a.ts', "const answer = await fetch('/api/cart');"],
    ['web/src/features/people/a.ts', "import { role } from '#contracts/people/admin-people-list.ts';"],
    ['docs/a.md', 'see /work/main/readme'],
    ['.ci/run', 'cd /root/academy'],
    ['docs/a.md', 'log in /tmp/bash_jobs'],
    ['package-lock.json', '"resolved": "https://example.org/a.tgz"'],
    ['.npmrc', 'registry=https://example.org'],
    ['docs/a.md', 'written by ChatGPT'],
    ['web/src/ui/a.tsx', '\n  useEffect(() => {});'],
  ])('catches in %s: %s', (path, text) => {
    const { code, output } = runIn(project({ [path]: `${text}\n` }), 'check-text.mjs');
    expect(output).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:\\d+: `));
    expect(code).toBe(1);
  });

  it('passes a lawful project, an explained effect and words that only look alike', () => {
    const { code, output } = runIn(
      project({
        'web/src/ui/a.tsx':
          "import { useEffect } from 'react';\n// The browser tells nobody else.\nuseEffect(() => {});\n",
        'domain/a.ts': "export const text = 'Note: any seat, e.g. AUR-XXXXXXXXXX';\n",
      }),
      'check-text.mjs',
    );
    expect(output).toMatch(/^text: \d+ files, 0 violations\n$/);
    expect(code).toBe(0);
  });
});

describe('the check of spelling', () => {
  it.each([
    ['web/src/ui/plan.tsx', 'export const Plan = () => <p>Pay in three instalments</p>;', 'installments'],
    ['web/src/ui/plan-words.ts', "export const words = ['instalment'];", 'installment'],
    ['emails/told.tsx', 'export const told = `Two licences`;', 'licenses'],
    ['contracts/refusal.ts', "export const refusal = 'The course was canceled';", 'cancelled'],
    ['server/src/modules/orders/mails/told.ts', "export const subject = 'Your Enrolment';", 'Enrollment'],
    ['content/centres.md', '# Our training centres', 'centers'],
  ])('catches the other spelling in %s', (path, text, right) => {
    const { code, output } = runIn(project({ [path]: `${text}\n` }), 'check-spelling.mjs');
    expect(code).toBe(1);
    expect(output).toContain(`${path}:1: `);
    expect(output).toContain(`: "${right}"`);
  });

  it('leaves alone what nobody reads: names, addresses, classes, SQL, and the specified word', () => {
    const files = {
      'web/src/ui/lawful.tsx':
        'import { centre } from \'./centre.ts\';\nexport const Lawful = () => <a href="/training-centres" className="text grey">{centre} was cancelled</a>;\n',
      'server/src/modules/orders/lawful.ts':
        "const sql = String.raw;\nexport const lawful = [sql`select * from enrolments`, 'enrolment.cancelled', 'notify-me@centre.example'];\n",
      'content/lawful.md': 'See [the places](/training-centres).\n',
    };
    expect(runIn(project(files), 'check-spelling.mjs')).toMatchObject({ code: 0 });
  });
});

describe("the packages' checks with our configuration", () => {
  const knip = ['--no-progress', '--treat-config-hints-as-errors'];

  function withKnip(files?: Files): string {
    const folder = project({
      'web/src/main.tsx': '',
      'web/src/routes/home.tsx': '',
      'emails/receipt.tsx': '',
      ...files,
    });
    const config = JSON.parse(readFileSync(new URL('../knip.json', import.meta.url), 'utf8'));
    config.entry.push('web/src/**/*.tsx', 'emails/*.tsx');
    writeFileSync(join(folder, 'knip.json'), JSON.stringify(config));
    return folder;
  }

  it('biome passes clean code and catches ill-formatted and unused code', () => {
    const checked = (text: string) =>
      runIn(project({ 'domain/price.ts': text }), 'biome', ['check', 'domain/price.ts']).code;
    expect(checked('export const price = 1;\n')).toBe(0);
    expect(checked('export const price = 1')).toBe(1);
    expect(checked("import { a } from './a.ts';\n\nexport const price = 1;\n")).toBe(1);
    expect(
      checked('export const price = (a: number, b: number, c: number, d: number) => a + b + c + d;\n'),
    ).toBe(1);
  });

  it('the compiler passes clean code and catches a wrong type, also in a tool', () => {
    expect(runIn(project(), 'tsc', ['--noEmit', '-p', '.'])).toEqual({ code: 0, output: '' });
    expect(
      runIn(project({ 'domain/price.ts': "export const price: number = '1';\n" }), 'tsc', ['--noEmit']).code,
    ).not.toBe(0);
    const tool = { 'tools/tool.mjs': '/** @type {number} */\nexport const a = "1";\n' };
    expect(runIn(project(tool), 'tsc', ['--noEmit']).code).not.toBe(0);
  });

  it('knip catches an unused file and an unused export', () => {
    expect(runIn(withKnip({ 'domain/dead.ts': 'export {};\n' }), 'knip', knip).output).toContain(
      'domain/dead.ts',
    );
    const dead = runIn(
      withKnip({ 'domain/price.ts': 'export const price = 1;\nexport const dead = 2;\n' }),
      'knip',
      knip,
    );
    expect(dead.output).toMatch(/dead\s+domain\/price\.ts/);
    expect(dead.code).toBe(1);
  });
});
