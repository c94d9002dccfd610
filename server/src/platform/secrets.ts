import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAMES = [
  'SESSION_KEY',
  'LINK_KEY',
  'FIELD_KEY',
  'BADGE_KEY',
  'SANDBOX_API_KEY',
  'SANDBOX_SECRET',
] as const;
export type Secrets = Record<(typeof NAMES)[number], string>;

/**
 * Secrets of this installation: from the environment, else made once and kept in the data folder (0600).
 * A name that an older file lacks is made and added.
 */
export const loadSecrets = async (
  dataDir: string,
  given: Partial<Record<keyof Secrets, string | undefined>>,
): Promise<Secrets> => {
  const file = join(dataDir, 'secrets.json');
  const kept = await readKept(file);
  const secrets = {} as Secrets;
  for (const name of NAMES)
    secrets[name] = given[name] ?? kept[name] ?? randomBytes(32).toString('base64url');
  const toKeep = Object.fromEntries(
    NAMES.filter((name) => !given[name]).map((name) => [name, secrets[name]]),
  );
  if (NAMES.some((name) => !given[name] && !kept[name])) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify({ ...kept, ...toKeep }, null, 2), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
  return secrets;
};

const readKept = async (file: string): Promise<Partial<Secrets>> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
};
