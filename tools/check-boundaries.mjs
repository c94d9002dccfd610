import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import { runTool } from './environment.mjs';
import { codeFiles, codeFolders } from './sources.mjs';

const { forbidden, options } = createRequire(import.meta.url)('./boundaries.cjs');

// dependency-cruiser reads every file as .ts, and its parser then stops at the first JSX element.
const { parseFileSync } = swc;
Object.assign(swc, {
  parseFileSync: (/** @type {string} */ path, /** @type {import('@swc/core').ParseOptions} */ options) =>
    parseFileSync(path, { ...options, syntax: 'typescript', tsx: path.endsWith('.tsx') }),
});

async function violations() {
  const root = process.cwd();
  const folders = codeFolders.filter((folder) => existsSync(folder));
  const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave no result object');
  const read = new Map(output.modules.map((module) => [module.source, module]));
  const files = codeFiles(root);
  const unread = files.filter((path) => !read.has(path)).map((path) => `${path}: was not read`);
  const illegal = output.summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}: ${rule.name}`,
  );
  const imports = output.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
  return { files: files.length, imports, found: [...unread, ...illegal] };
}

await runTool(async () => {
  const { files, imports, found } = await violations();
  // A parser that understands nothing finds no imports, hence nothing illegal.
  if (files > 1 && imports === 0) found.push(`no import found in ${files} files: the parser does not work`);
  if (files === 0) found.push('no source files found');
  for (const line of found) console.error(line);
  console.log(`boundaries: ${files} files, ${imports} imports, ${found.length} violations`);
  return found.length === 0 ? 0 : 1;
});
