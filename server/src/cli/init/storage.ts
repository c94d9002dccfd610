import { type Environment, readValues } from '../../platform/config.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { type Answers, NotWorking, pick, type Step } from './step.ts';
import { tryObject } from './try-object.ts';

const IN_FOLDER = 'folder';
const IN_BUCKET = /^s3:\/\/([^/\s]+)\/?$/;

const bucketOf = (storage: string | undefined): string => IN_BUCKET.exec(storage ?? '')?.[1] ?? '';
const isBucket = ({ STORAGE }: Answers) => bucketOf(STORAGE) !== '';

/** `STORAGE` is `folder` or `s3://` and a bucket. */
export const storageStep: Step = {
  title: 'Uploaded files',
  questions: [
    {
      name: 'STORAGE',
      flag: 'storage',
      words: 'Where uploaded files are kept: folder, or a bucket as s3://academy-files',
      fallback: IN_FOLDER,
    },
    {
      name: 'FILES_S3_ENDPOINT',
      flag: 'storage-endpoint',
      words: 'Address of the store, nothing for Amazon',
      mayBeEmpty: true,
      isAsked: isBucket,
    },
    {
      name: 'FILES_S3_REGION',
      flag: 'storage-region',
      words: 'Its region',
      fallback: 'us-east-1',
      isAsked: isBucket,
    },
    {
      name: 'FILES_S3_ACCESS_KEY_ID',
      words: 'Access key id, nothing where this machine has a role of its own',
      mayBeEmpty: true,
      isAsked: isBucket,
    },
    {
      name: 'FILES_S3_SECRET_ACCESS_KEY',
      words: 'Secret access key',
      isSecret: true,
      isAsked: (answers) => isBucket(answers) && Boolean(answers.FILES_S3_ACCESS_KEY_ID),
    },
  ],
  variablesOf: (answers) =>
    isBucket(answers)
      ? {
          FILES_S3_BUCKET: bucketOf(answers.STORAGE),
          // Stores of one's own seldom have a host name for each bucket.
          FILES_S3_PATH_STYLE: answers.FILES_S3_PATH_STYLE || (answers.FILES_S3_ENDPOINT ? '1' : ''),
          ...pick(answers, [
            'FILES_S3_ENDPOINT',
            'FILES_S3_REGION',
            'FILES_S3_ACCESS_KEY_ID',
            'FILES_S3_SECRET_ACCESS_KEY',
          ]),
        }
      : {},
  attempt: async (answers, { dataDir }) => {
    if (answers.STORAGE !== IN_FOLDER && !isBucket(answers))
      throw new NotWorking('Please say folder, or s3:// and the name of a bucket.');
    const values = readValues(storageStep.variablesOf(answers));
    await tryObject(openStorage(values, dataDir)).catch((error: unknown) => {
      throw error instanceof NotWorking ? error : new NotWorking(whyNotKept(error, values));
    });
    return 'A file was kept, read and removed.';
  },
};

const whyNotKept = (
  error: unknown,
  { FILES_S3_BUCKET: bucket, FILES_S3_ENDPOINT: endpoint }: Environment,
) => {
  const { name, code, message } = error as Error & { code?: string };
  if (name === 'NoSuchBucket') return `The store has no bucket ${bucket}.`;
  if (name === 'InvalidAccessKeyId') return 'The store does not know this access key id.';
  if (name === 'SignatureDoesNotMatch') return 'The store refuses this secret access key.';
  if (name === 'AccessDenied') return `This key may not write, read and remove in the bucket ${bucket}.`;
  if (name === 'CredentialsProviderError')
    return 'This machine has no role of its own: please give an access key.';
  if (code === 'ENOTFOUND' || code === 'ECONNREFUSED' || name === 'TimeoutError')
    return `No store answers at ${endpoint ?? 'Amazon'}.`;
  return `Files cannot be kept: ${message}`;
};
