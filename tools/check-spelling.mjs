import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { runTool } from './environment.mjs';
import { filesBelow } from './sources.mjs';
import { misspelled } from './spelling.mjs';

/** Where words stand that people are shown: pages, mails, papers, messages, and what the demo fills them with. */
const shown = [
  'web/src',
  'emails',
  'contracts',
  'domain',
  'content',
  'server/src/modules',
  'server/src/demo',
];

// Tests; what is told to the database; and the names of the site's addresses.
const unshown = /\.test\.tsx?$|\/testing\/|\.repository\.ts$|^web\/src\/routes\.ts$/;

/** @typedef {{ type: string, start: number, [key: string]: unknown }} Node */

/** Parts of the code whose strings are no words: where something comes from, SQL, classes, types. */
const wordless = /** @type {Record<string, (node: Node) => boolean>} */ ({
  ImportDeclaration: () => true,
  ExportAllDeclaration: () => true,
  ImportExpression: () => true,
  TSLiteralType: () => true,
  TaggedTemplateExpression: () => true,
  JSXAttribute: (node) => /** @type {{ name?: string }} */ (node.name).name === 'className',
});

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/**
 * Every string, template and text between tags, with where it begins.
 * @param {Node} node
 * @returns {{ text: string, start: number }[]}
 */
function textsIn(node) {
  if (wordless[node.type]?.(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [textAt(node, node.value)] : [];
  if (node.type === 'JSXText') return [textAt(node, String(node.value))];
  if (node.type === 'TemplateElement') {
    return [textAt(node, /** @type {{ raw: string }} */ (node.value).raw)];
  }
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return children.filter(isNode).flatMap(textsIn);
}

/** @param {Node} node @param {string} text */
const textAt = ({ start }, text) => ({ text, start });

/**
 * @param {string} root
 * @param {string} path
 */
function offences(root, path) {
  const source = readFileSync(join(root, path), 'utf8');
  if (/\.(md|yaml)$/.test(path)) {
    return source.split('\n').flatMap((text, index) => told(`${path}:${index + 1}`, text));
  }
  const program = /** @type {Node} */ (/** @type {unknown} */ (parseSync(path, source).program));
  return textsIn(program).flatMap(({ text, start }) =>
    told(`${path}:${source.slice(0, start).split('\n').length}`, text),
  );
}

/** @param {string} where @param {string} text */
const told = (where, text) => misspelled(text).map((words) => `${where}: ${words}`);

await runTool(() => {
  const root = process.cwd();
  const files = shown
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => /\.(tsx?|md|yaml)$/.test(path) && !unshown.test(path));
  const found = files.flatMap((path) => offences(root, path));
  if (files.length === 0) found.push('no words found');
  for (const line of found) console.error(line);
  console.log(`spelling: ${files.length} files, ${found.length} violations`);
  return found.length === 0 ? 0 : 1;
});
