import { join } from 'node:path';
import type { Environment } from '../config.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** A bucket where one is named, else a folder beside the other data. */
export const openStorage = (config: Environment, dataDir: string): Storage => {
  if (!config.FILES_S3_BUCKET) return createLocalStorage(join(dataDir, 'files'));
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return createS3Storage({
    bucket: config.FILES_S3_BUCKET,
    region: config.FILES_S3_REGION,
    endpoint: config.FILES_S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: config.FILES_S3_PATH_STYLE,
  });
};
