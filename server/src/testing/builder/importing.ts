import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { freshDatabase } from '../database.ts';
import { given } from '../given.ts';
import { contentOf } from '../self-paced.ts';
import { createImportWorld } from './import-world.ts';

/** Uploads lie in a folder of their own, and no slide is drawn, whatever this machine has. */
export const givenUploadFolder = () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
    vi.stubEnv('TMPDIR', folder);
    vi.stubEnv('PATH', '');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  return { left: () => readdir(folder) };
};

/** An installation where files are imported, and what lies about after each. */
export const givenImporting = () => {
  const database = given(freshDatabase);
  const world = given(() => createImportWorld(database.db));
  const uploads = givenUploadFolder();
  /** A course with one module. */
  const courseId = async () => (await world.course(contentOf(1))).id;
  const modulesOf = async (id: string) => (await world.contentOf(id)).modules;
  return { database, world, uploads, courseId, modulesOf };
};
