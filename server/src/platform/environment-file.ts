import { readFileSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from './config.ts';
import { projectRoot } from './project-root.ts';

export type Variables = Record<string, string | undefined>;

/** The file that ACADEMY_ENV names, else `academy.env`; paths are from the project's folder. */
export const environmentFileOf = ({ ACADEMY_ENV: named }: Variables): string =>
  resolve(projectRoot, named || 'academy.env');

/** What was set, and for the rest the file. Only a file that was named has to be there. Throws ConfigError. */
export const readEnvironment = (variables: Variables): Variables => {
  const path = environmentFileOf(variables);
  const kept = readEnvironmentFile(path);
  if (!kept && variables.ACADEMY_ENV) throw new ConfigError(`ACADEMY_ENV names ${path}, which is not there`);
  return { ...kept, ...variables };
};

/** Null where there is none. */
export const readEnvironmentFile = (path: string): Record<string, string> | null => {
  try {
    return parseEnv(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ConfigError(`${path} cannot be read: ${(error as Error).message}`);
  }
};

/**
 * Readable by its owner only, and whole or not there. `ready` is what must have happened before it takes its place;
 * it is given the file under the name that it has until then, and where it fails nothing is left.
 */
export const writeEnvironmentFile = async (
  path: string,
  variables: Record<string, string>,
  ready: (unfinished: string) => Promise<void>,
): Promise<void> => {
  const unfinished = `${path}.new`;
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(textOf(variables));
    await file.sync();
    await file.close();
    await chmod(unfinished, 0o600);
    await ready(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
};

const textOf = (variables: Record<string, string>): string =>
  [
    '# Secrets of this academy: keep a copy of this file where its backups are not.',
    ...Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}`),
    '',
  ].join('\n');

const PLAIN = /^[^\s'"`\\$#][^'"`\\$#\n\r]*$/;

/**
 * As Node and systemd read it alike. What needs no quotes has none, for containers take them for a part of the value.
 * Throws ConfigError where the two would read different values.
 */
const quoted = (value: string): string => {
  if (PLAIN.test(value) && value === value.trim()) return value;
  if (/[\n\r]/.test(value)) throw new ConfigError('A value of more than one line cannot be written down.');
  if (!value.includes("'")) return `'${value}'`;
  if (!/["`\\$]/.test(value)) return `"${value}"`;
  throw new ConfigError(`A value with ' and one of " \` \\ $ in it cannot be written down.`);
};
