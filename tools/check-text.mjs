import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './environment.mjs';
import { filesBelow } from './sources.mjs';

const code = /\.(tsx?|mjs|cjs)$/;
const readable =
  /(\.(tsx?|mjs|cjs|js|jsonc?|md|css|html|svg|sql|ya?ml|sh|txt|toml)|(^|\/)(\.npmrc|\.gitignore|\.env[^/]*|run|Dockerfile))$/;
// They have to spell what they forbid.
const exempt = new Set(['tools/check-text.mjs', 'tools/checks.test.ts']);

/** @type {{ name: string, in: RegExp, pattern: RegExp }[]} */
const forbidden = [
  { name: 'unfinished work', in: readable, pattern: /\b(TODO|FIXME|XXX)\b/ },
  {
    name: 'a test that does not run',
    in: code,
    pattern: /\b(it|test|describe|suite)(\.\w+)*\.(skip|only|todo|fixme|skipIf|runIf)\b/,
  },
  { name: 'a test that does not run', in: code, pattern: /\bskipIf\b|\b(xit|xdescribe|fit|fdescribe)\(/ },
  { name: 'any', in: code, pattern: /(\bas|:)\s*any\s*($|[;,.)\]}=|&>[]|as\b)|<any[,>]/ },
  {
    name: 'a silenced check',
    in: code,
    pattern: /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|istanbul ignore/,
  },
  // The check of boundaries does not see these.
  {
    name: 'an import inside a type (write "import type")',
    in: /\.tsx?$/,
    pattern: /\btypeof import\(|\bimport\(['"][^'"]+['"]\)\.[A-Z]/,
  },
  { name: 'a browser dialog', in: code, pattern: /\bwindow\.(alert|confirm|prompt)\b/ },
  { name: 'a browser dialog', in: /^web\/.*\.tsx?$/, pattern: /(?<![.\w])alert\(/ },
  {
    name: 'a call that lib/client.ts does not make',
    in: /^web\/src\/(?!lib\/client\.ts$|features\/payment-link\/papers\.tsx$|features\/learning\/kept\/(own-files|worker\/answers)\.ts$|features\/course-builder\/narration\/sound\.ts$|.*\.test\.tsx?$).*\.tsx?$/,
    pattern: /(?<![.\w])fetch\(/,
  },
  {
    name: 'schemas of calls in a page (options have a file of their own, without zod)',
    in: /^web\/src\/features\/(?!course-form\/).*(?<!\.(server|test))\.tsx?$/,
    pattern:
      /^import (?!type ).* from '#contracts\/([^/]+\/admin-(?!.*-words)|accounts\/(accounts|profile)\.ts)/,
  },
  { name: 'a path of one machine', in: readable, pattern: /(^|[^\w.])\/(work|root)\/|\/tmp\/(bash|academy)/ },
  {
    name: 'a package registry',
    in: readable,
    pattern: /"resolved": "http|\bregistry\.(npmjs|yarnpkg)\b|^registry=/,
  },
  {
    name: 'a word of the workplace',
    in: readable,
    pattern:
      /\b(Claude|Anthropic|ChatGPT|OpenAI|Copilot|LLM|language model|AI[- ](generated|assistant)|sub-?agents?)\b/i,
  },
];

/** @param {string} path @param {string[]} lines */
function unexplainedEffects(path, lines) {
  return lines.flatMap((line, index) => {
    if (!/\buse(Layout|Insertion)?Effect\(/.test(line)) return [];
    const above = lines[index - 1]?.trim() ?? '';
    const explained = above.startsWith('//') || above.endsWith('*/');
    return explained
      ? []
      : [`${path}:${index + 1}: an effect without a comment on the line above that says why`];
  });
}

/** @param {string} root @param {string} path */
function offences(root, path) {
  const rules = forbidden.filter((rule) => rule.in.test(path));
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const found = lines.flatMap((line, index) =>
    rules
      .filter(({ pattern }) => pattern.test(line))
      .map(({ name }) => `${path}:${index + 1}: ${name}: ${line.trim().slice(0, 120)}`),
  );
  return code.test(path) ? [...found, ...unexplainedEffects(path, lines)] : found;
}

await runTool(() => {
  const root = process.cwd();
  const files = filesBelow(root).filter((path) => readable.test(path) && !exempt.has(path));
  const found = files.flatMap((path) => offences(root, path));
  if (!files.some((path) => code.test(path))) found.push('no source files found');
  for (const line of found) console.error(line);
  console.log(`text: ${files.length} files, ${found.length} violations`);
  return found.length === 0 ? 0 : 1;
});
