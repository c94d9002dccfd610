import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './environment.mjs';

/**
 * Playwright's launch options for a browser that came with the packages: nothing is downloaded and nothing is needed
 * from the system. Elsewhere than on Linux x64 they leave the choice to Playwright.
 * @returns {Promise<{ args: string[], executablePath?: string, env?: Record<string, string> }>}
 */
export async function chromiumLaunch() {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args };
  const folder = await unpack();
  return {
    args,
    executablePath: join(folder, 'chromium'),
    env: {
      ...definedVariables(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** Each version has its own folder, so a newer package is unpacked anew. */
async function unpack() {
  const home = join(root, '.cache', 'chromium');
  const packaged = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  const folder = join(home, version);
  if (existsSync(folder)) return folder;
  mkdirSync(home, { recursive: true });
  // Made whole under another name first: an interrupted unpacking must not look like a finished one.
  const unfinished = mkdtempSync(join(home, '.unpacking-'));
  await inflateInto(unfinished, join(packaged, 'bin'));
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontsConfiguration(join(folder, 'fonts', 'fonts')));
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  for (const name of readdirSync(home)) {
    if (name !== version && !name.startsWith('.')) rmSync(join(home, name), { recursive: true });
  }
  return folder;
}

/**
 * The packaged one names the folders of a cloud function; without any font a form control ends the browser.
 * @param {string} fonts
 */
const fontsConfiguration = (fonts) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(fonts, '.cache')}</cachedir>
</fontconfig>
`;

/**
 * @param {string} folder
 * @param {string} archives
 */
async function inflateInto(folder, archives) {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  // The package unpacks into the temporary folder, which everyone may write to and a reboot empties.
  process.env.TMPDIR = folder;
  try {
    await Promise.all([chromium.executablePath(archives), inflate(join(archives, 'al2023.tar.br'))]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** @returns {Record<string, string>} */
function definedVariables() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
