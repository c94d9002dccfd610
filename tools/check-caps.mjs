import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from './environment.mjs';
import { codeFiles } from './sources.mjs';

const fileCap = 250;
const useCaseCap = 80;
const componentCap = 120;
const folderCap = 30;
// One use case per file, verb first: no dot in its name, as the supporting files of a module have.
const useCase = /^server\/src\/modules\/(?:[^/]+\/)+(?!index\.)[a-z0-9-]+\.ts$/;
const componentStart = /^(?:export )?(?:default )?(?:async )?(?:function|const) ([A-Z]\w*)\b/;

/**
 * Lines that are neither blank nor comment, as [text].
 * @param {string} text
 */
function codeLines(text) {
  let inComment = false;
  return text.split('\n').filter((line) => {
    const start = line.trim();
    const opens = /^\{?\/\*/.test(start);
    if (inComment || opens) {
      inComment = !start.includes('*/');
      return false;
    }
    return start !== '' && !start.startsWith('//') && !start.startsWith('#!');
  });
}

/**
 * Formatted code: what starts at the left edge ends at the next line that closes there.
 * @param {string[]} lines
 */
function components(lines) {
  return lines.flatMap((line, start) => {
    const name = componentStart.exec(line)?.[1];
    if (!name) return [];
    const length = lines.slice(start).findIndex((other) => /^[})\]]/.test(other)) + 1;
    return [{ name, length }];
  });
}

/**
 * @param {string} root
 * @param {string} path
 */
function excesses(root, path) {
  const lines = codeLines(readFileSync(join(root, path), 'utf8'));
  const cap = useCase.test(path) ? useCaseCap : fileCap;
  const found = lines.length > cap ? [`${path}: ${lines.length} lines of code, at most ${cap}`] : [];
  if (!path.endsWith('.tsx')) return found;
  const long = components(lines).filter(({ length }) => length > componentCap);
  return [
    ...found,
    ...long.map(({ name, length }) => `${path}: ${name} has ${length} lines, at most ${componentCap}`),
  ];
}

/**
 * Folders with more files of their own than somebody can look over.
 * @param {string[]} files
 */
function fullFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > folderCap)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${folderCap}: make rooms`);
}

/**
 * The list under the heading "Waivers" in docs/STYLE.md: "- path: reason".
 * @param {string} root
 */
function waivers(root) {
  const style = join(root, 'docs/STYLE.md');
  if (!existsSync(style)) return [];
  const section =
    readFileSync(style, 'utf8')
      .split(/^#+ Waivers\s*$/m)[1]
      ?.split(/^#/m)[0] ?? '';
  return [...section.matchAll(/^- `?([^`:\s]+)`?:\s+\S.*$/gm)].map(([, path]) => path);
}

await runTool(() => {
  const root = process.cwd();
  const files = codeFiles(root);
  const allowed = waivers(root);
  const tooLong = new Map(files.map((path) => [path, excesses(root, path)]));
  const found = files.flatMap((path) => (allowed.includes(path) ? [] : (tooLong.get(path) ?? [])));
  for (const path of allowed) {
    if (!tooLong.get(path ?? '')?.length) found.push(`docs/STYLE.md: the waiver for ${path} is not needed`);
  }
  found.push(...fullFolders(files));
  if (files.length === 0) found.push('no source files found');
  for (const line of found) console.error(line);
  console.log(`caps: ${files.length} files, ${allowed.length} waivers, ${found.length} violations`);
  return found.length === 0 ? 0 : 1;
});
