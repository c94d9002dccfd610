import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Refusal, requirePackages, root, runTool, say, toolEnvironment } from './environment.mjs';
import { filesBelow, fingerprint, stampPath } from './sources.mjs';

const compressible = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/;
// Below this a compressed answer saves no packet.
const smallest = 1024;

function bundle() {
  const build = spawnSync('react-router', ['build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
  });
  if (build.status !== 0)
    throw new Refusal(`react-router build failed${build.error ? `: ${build.error.message}` : ''}`);
  for (const output of ['build/server/main.js', 'build/server/cli.js', 'build/client']) {
    if (!existsSync(join(root, output))) throw new Refusal(`The build made no ${output}.`);
  }
}

/** @returns {Promise<number>} how many files got smaller copies beside them */
async function precompress() {
  const client = join(root, 'build/client');
  const worthwhile = filesBelow(client)
    .filter((path) => compressible.test(path))
    .map((path) => ({ path: join(client, path), content: readFileSync(join(client, path)) }))
    .filter(({ content }) => content.length >= smallest);
  await Promise.all(
    worthwhile.map(async ({ path, content }) => {
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
  return worthwhile.length;
}

await runTool(async () => {
  requirePackages();
  // Taken before and written after: an edit during the build makes the next start build again.
  const before = fingerprint(root);
  rmSync(stampPath(root), { force: true });
  bundle();
  const compressed = await precompress();
  if (compressed === 0) throw new Refusal('The build made no client files to compress.');
  writeFileSync(stampPath(root), before);
  say(`built; ${compressed} files precompressed`);
  return 0;
});
