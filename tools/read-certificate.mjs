// npm run read-certificate -- <file.pdf> …: what programs of strangers read in a certificate. By hand only.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, runTool } from './environment.mjs';

/** Each program, and the package that brings it. @type {Record<string, string>} */
const programs = {
  qpdf: 'qpdf',
  pdftotext: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  zbarimg: 'zbar-tools',
};

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return { isMissing: error !== undefined, status, stdout: stdout ?? '', stderr: stderr ?? '' };
}

function requirePrograms() {
  const missing = Object.keys(programs).filter((name) => run(name, ['--version']).isMissing);
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((name) => programs[name]))].join(' ');
  throw new Refusal(
    `NOT RUN: ${missing.join(' and ')} cannot be started. On Debian: apt-get install ${packages}`,
  );
}

/** What is scanned from a page, as it would be from paper; empty where nothing is. @param {string} file @param {number} page */
function scan(file, page) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    const picture = join(folder, 'page');
    run('pdftoppm', ['-r', '150', '-f', `${page}`, '-l', `${page}`, '-singlefile', '-png', file, picture]);
    return run('zbarimg', ['--quiet', '--raw', `${picture}.png`]).stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const number = /\b[A-Z]{2,8}(?:-[0-9A-Z]{4}){3}\b/g;

/** @param {string} file @returns {string[]} what is wrong with it */
function problemsOf(file) {
  const checked = run('qpdf', ['--check', file]);
  if (checked.status !== 0) return [`qpdf finds fault with it:\n${checked.stdout}${checked.stderr}`];
  const pages = run('pdftotext', ['-layout', file, '-']).stdout.split('\f').slice(0, -1);
  const numbers = pages.map((page) => [...new Set(page.match(number))]);
  const [own] = numbers.flat();
  if (!own || numbers.some((found) => found.join() !== own)) {
    return [
      `its pages do not name one number: ${numbers.map((found) => found.join(' and ') || 'none').join(', ')}`,
    ];
  }
  // Where there is no code, nobody is told to scan one.
  const hasCode = pages[0]?.includes('Scan') ?? false;
  console.log(`${file}: ${own}, ${pages.length} pages${hasCode ? '' : ', without a code to scan'}`);
  return pages.flatMap((_, at) => {
    const found = scan(file, at + 1);
    if (found !== '') console.log(`  page ${at + 1} leads to ${found}`);
    if (found === '') return hasCode ? [`nothing can be scanned from page ${at + 1}`] : [];
    return found.endsWith(`/${own}`) ? [] : [`page ${at + 1} leads to another number than ${own}`];
  });
}

await runTool(() => {
  requirePrograms();
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Refusal('Which file? npm run read-certificate -- <file.pdf> …');
  const wrong = files.flatMap((file) => problemsOf(file).map((problem) => `${file}: ${problem}`));
  for (const problem of wrong) console.error(problem);
  return wrong.length === 0 ? 0 : 1;
});
