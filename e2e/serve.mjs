import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

// The built server with a demo world of its own: an embedded database in a new folder or, where DATABASE_URL names a
// server, a new database there. Both are gone afterwards.
const root = join(import.meta.dirname, '..');
const name = `academy_e2e_${process.pid}`;
const dataDir = join(root, '.cache', 'e2e', name);
const serverUrl = process.env.DATABASE_URL;

/** @param {string} statement */
async function asMaintainer(statement) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** @param {string} url */
function ownDatabase(url) {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

if (serverUrl) await asMaintainer(`CREATE DATABASE ${name}`);
const server = spawn(process.execPath, [join(root, 'build/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Nothing of an academy that is run from this folder.
    ACADEMY_ENV: '/dev/null',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    ...(serverUrl && { DATABASE_URL: ownDatabase(serverUrl), DEMO: '1' }),
  },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', async (code) => {
  if (serverUrl) await asMaintainer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
