import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { listKeptAssets } from './tools/kept-assets.ts';
import { EXTERNAL } from './tools/runtime-packages.mjs';

// The server is bundled with its dependencies into one file: it starts sooner and needs less than half the memory.
// What stays outside is named beside what an image keeps of the packages.

/** A file in which one letter is beyond ASCII is kept in memory as two bytes a letter: the few there are become escapes. */
const oneByteALetter: Plugin = {
  name: 'one-byte-a-letter',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
    }
  },
};
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), oneByteALetter, listKeptAssets],
  publicDir: 'web/public',
  build: { assetsInlineLimit: 0 },
  // Its folder is what a worker may answer for; browsers ask by this name whether it has changed.
  worker: { rolldownOptions: { output: { entryFileNames: 'elearning/worker.js' } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What pages of a kind share comes in one file: on a phone each request costs more than a few kilobytes.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
                  priority: 1,
                },
                {
                  name: 'shared',
                  test: /web\/src\/(lib\/(?!office-|course-sections|form-sections|moved)|forms\/(?!login-dialog|question-form)|ui\/(?!.*(dialog|overlay|row-))|features\/(catalogue|machines|prose|reviews(?!\/moderation)|search|site)\/)|lucide-react/,
                  minShareCount: 3,
                },
                // Most pages open none before somebody acts.
                {
                  name: 'dialogs',
                  test: /web\/src\/(ui\/overlays|forms\/(login-dialog|question-form))|@radix-ui\/react-(dialog|alert-dialog)/,
                  minShareCount: 2,
                },
                { name: 'lists', test: /web\/src\/lists\//, minShareCount: 3 },
                {
                  name: 'link',
                  test: /web\/src\/features\/payment-link\/|domain\/cases\/|contracts\/payment-cases\//,
                  minShareCount: 2,
                },
                {
                  name: 'office',
                  test: /web\/src\/(lib\/office-|ui\/controls\/row-(?!buttons)|features\/payment-cases\/(?!form))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React brings a build for developers along, which is as large again.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true, external: EXTERNAL },
      build: {
        sourcemap: true,
        rollupOptions: {
          input: {
            main: './server/src/main.ts',
            cli: './server/src/cli.ts',
            'xlsx-thread': './server/src/platform/xlsx-thread.ts',
          },
          external: EXTERNAL,
        },
      },
    },
  },
});
