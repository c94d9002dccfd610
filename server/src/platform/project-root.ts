import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, from source and from the build alike: the nearest one upwards with a package.json. */
const findRoot = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('the project’s folder cannot be found: no package.json above the server');
  return findRoot(parent);
};

export const projectRoot = findRoot(import.meta.dirname);

export const migrationsFolder = join(projectRoot, 'server/src/db/migrations');
