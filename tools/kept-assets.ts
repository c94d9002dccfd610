import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The pages that are opened without a connection, and what stands around them. */
const PAGES = [
  'entry.client.tsx',
  'root.tsx',
  'routes/account/portal.tsx',
  'routes/learning/kept.tsx',
  'routes/learning/test.tsx',
  'routes/learning/viewer.tsx',
].map((path) => `/web/src/${path}`);

/**
 * Lists what the browser needs for the pages of a course that is kept on a device, with its size, in
 * `elearning/assets.json`. Its `build` is another one whenever one of them is.
 */
export const listKeptAssets: Plugin = {
  name: 'list-kept-assets',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const names = needed(bundle).filter((name) => name.startsWith('assets/'));
      const assets = names.map((name) => ({ url: `/${name}`, bytes: sizeOf(bundle[name]) }));
      const build = createHash('sha256').update(names.join()).digest('base64url').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'elearning/assets.json',
        source: JSON.stringify({ build, assets }),
      });
    },
  },
};

function needed(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    const leadsTo =
      file.type === 'chunk'
        ? [
            ...file.imports,
            ...file.dynamicImports,
            ...(file.viteMetadata?.importedCss ?? []),
            ...assetsOf(file),
          ]
        : namedIn(file);
    for (const next of leadsTo) add(next);
  };
  for (const file of Object.values(bundle)) {
    const path = file.type === 'chunk' && file.facadeModuleId?.split('?')[0];
    if (path && PAGES.some((page) => path.endsWith(page))) add(file.fileName);
  }
  return [...found].sort();
}

const assetsOf = ({ viteMetadata }: Rolldown.OutputChunk) => viteMetadata?.importedAssets ?? [];

/** The fonts and pictures of a style sheet. */
const namedIn = ({ fileName, source }: Rolldown.OutputAsset): string[] =>
  fileName.endsWith('.css')
    ? [...source.toString().matchAll(/url\(["']?\/?(assets\/[^"')]+)/g)].map(([, name]) => name ?? '')
    : [];

const sizeOf = (file: Rolldown.OutputBundle[string] | undefined) =>
  file === undefined ? 0 : Buffer.byteLength(file.type === 'chunk' ? file.code : file.source);
