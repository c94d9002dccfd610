import { join } from 'node:path';
import type { Environment } from '../config.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** A bucket where one is named, else a folder beside the other data. */
export const openStorage = (config: Environment, dataDir: string): Storage =>
  bucketOf(config, 'FILES') ?? createLocalStorage(join(dataDir, 'files'));

/** Where backups are kept: a bucket or a folder, or null where neither is named. */
export const openBackupPlace = (config: Environment): Storage | null =>
  bucketOf(config, 'BACKUP') ?? (config.BACKUP_DIR ? createLocalStorage(config.BACKUP_DIR) : null);

const bucketOf = (config: Environment, purpose: 'FILES' | 'BACKUP'): Storage | null => {
  const bucket = config[`${purpose}_S3_BUCKET`];
  const accessKeyId = config[`${purpose}_S3_ACCESS_KEY_ID`];
  const secretAccessKey = config[`${purpose}_S3_SECRET_ACCESS_KEY`];
  if (!bucket) return null;
  return createS3Storage({
    bucket,
    region: config[`${purpose}_S3_REGION`],
    endpoint: config[`${purpose}_S3_ENDPOINT`],
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: config[`${purpose}_S3_PATH_STYLE`],
  });
};
