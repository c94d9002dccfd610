import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { counting, type Storage } from './storage.ts';

export type S3Options = {
  bucket: string;
  region: string;
  endpoint?: string;
  /** Without it the SDK looks in its usual places, as the role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** The bucket in the path instead of the host name, as most stores of one's own have it. */
  pathStyle: boolean;
};

// The smallest that stores take: two of them are in memory for each upload, and each has its time limit.
const PART = 5 * 1024 * 1024;

/** Objects in a bucket of any store that speaks S3. The SDK is loaded by the first file. */
export const createS3Storage = (options: S3Options): Storage => {
  const Bucket = options.bucket;
  let opened: Promise<S3Client> | undefined;
  const client = () => {
    opened ??= openClient(options);
    return opened;
  };
  return {
    async put(Key, bytes) {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const counted = counting(bytes);
      const Body = Readable.from(counted);
      const upload = { client: await client(), params: { Bucket, Key, Body }, partSize: PART, queueSize: 2 };
      try {
        // A body that fails ends the upload, and the parts that had arrived are given up.
        await new Upload(upload).done();
      } catch (error) {
        // Giving up may fail too, and is not what went wrong.
        throw Body.errored ?? error;
      } finally {
        Body.destroy();
      }
      return { bytes: counted.bytes };
    },

    async read(Key, range) {
      const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3');
      const Range = range && `bytes=${range.first}-${range.last}`;
      try {
        const found = await (await client()).send(new GetObjectCommand({ Bucket, Key, Range }));
        const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength);
        return { stream: found.Body as Readable, size };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async list(folder) {
      const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
      const ask = { Bucket, Prefix: `${folder}/`, Delimiter: '/' };
      const found: { key: string; bytes: number }[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client: await client() }, ask))
        for (const { Key = '', Size = 0 } of Contents) found.push({ key: Key, bytes: Size });
      return found;
    },

    async remove(Key) {
      const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
      await (await client()).send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
};

const openClient = async ({ region, endpoint, credentials, pathStyle }: S3Options): Promise<S3Client> => {
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: pathStyle,
    // Checksums beyond what a call demands are understood by few stores but the original.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
};
