import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';

const BUCKET = 'academy';
const KEY = 'S3RVER';

/** A bucket of a store in this process, which may refuse to be written to. */
export const openBucket = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'academy-bucket-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const trouble = { refusesToWrite: false };
  const givenUp: string[] = [];
  // The stand-in knows all of uploads in parts but how to give one up.
  store.middleware.unshift((exchange, next) => {
    const { uploadId } = exchange.query;
    if (exchange.method === 'DELETE' && uploadId) {
      givenUp.push(uploadId);
      exchange.status = 204;
      return;
    }
    if (!trouble.refusesToWrite || exchange.method === 'GET') return next();
    exchange.status = 403;
  });
  const { port } = await store.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const storage = createS3Storage({
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint,
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    pathStyle: true,
  });
  return {
    storage,
    trouble,
    givenUp,
    /** What an academy is told that keeps its backups there. */
    variables: {
      BACKUP_S3_BUCKET: BUCKET,
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_ACCESS_KEY_ID: KEY,
      BACKUP_S3_SECRET_ACCESS_KEY: KEY,
      BACKUP_S3_PATH_STYLE: '1',
    },
    close: async () => {
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
};
