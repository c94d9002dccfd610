import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { SealError, sealed, unsealed } from '#server/platform/sealed-stream.ts';
import { BackupError } from '../backup-error.ts';

// Lines of text under gzip: the header, as many rows of each table as it says, each file by its name with its bytes
// in base64, a line of nothing after them, and the end.
const FORMAT = 'academy-backup-1';
const END = '{"end":true}';
const FILE = z.object({ file: z.string().regex(/^[a-z]+\/[0-9a-f]{32}(-\d+)?\.[a-z0-9]+$/) });

const header = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  schema: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
});
export type BackupHeader = Omit<z.infer<typeof header>, 'format'>;

export type BackupFile = { key: string; bytes: AsyncIterable<Buffer> };
export type BackupContents = { rows: AsyncIterable<string[]>; files: AsyncIterable<BackupFile> };

/** The bytes of a backup, sealed where there is a key. */
export const writeBackup = (
  facts: BackupHeader,
  contents: BackupContents,
  key: string | undefined,
): AsyncIterable<Buffer> => {
  // Whoever reads the bytes is told what went wrong by reading.
  const packed = pipeline(Readable.from(linesOf(facts, contents)), createGzip(), () => undefined);
  return key ? sealed(packed, key) : packed;
};

async function* linesOf(facts: BackupHeader, { rows, files }: BackupContents) {
  yield `${JSON.stringify({ format: FORMAT, ...facts })}\n`;
  for await (const lines of rows) yield `${lines.join('\n')}\n`;
  for await (const { key, bytes } of files) {
    yield `${JSON.stringify({ file: key })}\n`;
    for await (const chunk of bytes) if (chunk.length > 0) yield `${chunk.toString('base64')}\n`;
    yield '\n';
  }
  yield `${END}\n`;
}

export type BackupReader = {
  header: BackupHeader;
  /** The next rows, at most so many. */
  take(count: number): Promise<string[]>;
  /** The files after the last row, each to be read before the next. Refuses what ends before its end. */
  files(): AsyncIterable<BackupFile>;
};

export type StoredBackup = { name: string; bytes: Readable; key: string | undefined };

export const readBackup = async <T>(
  stored: StoredBackup,
  work: (reader: BackupReader) => Promise<T>,
): Promise<T> => {
  const { name: file } = stored;
  const lines = unzippedLines(stored);
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new BackupError(`${file} is cut off: it ends in the middle.`);
    return value;
  };
  try {
    return await work({
      header: readHeader(file, await next()),
      take: async (count) => {
        const taken: string[] = [];
        while (taken.length < count) taken.push(await next());
        return taken;
      },
      files: () => readFiles(file, next),
    });
  } finally {
    await lines.return(undefined);
  }
};

async function* readFiles(file: string, next: () => Promise<string>): AsyncGenerator<BackupFile> {
  for (let line = await next(); line !== END; line = await next()) {
    yield { key: readFileName(file, line), bytes: readBytes(next) };
  }
}

async function* readBytes(next: () => Promise<string>): AsyncGenerator<Buffer> {
  for (let line = await next(); line !== ''; line = await next()) yield Buffer.from(line, 'base64');
}

/** Names are ours and lead nowhere else. */
const readFileName = (file: string, line: string): string => {
  try {
    return FILE.parse(JSON.parse(line)).file;
  } catch {
    throw new BackupError(`${file} holds more rows than it says, or is damaged.`);
  }
};

const readHeader = (file: string, line: string): BackupHeader => {
  try {
    return header.parse(JSON.parse(line));
  } catch {
    throw new BackupError(`${file} is not a backup of the academy.`);
  }
};

async function* unzippedLines({ name, bytes, key }: StoredBackup): AsyncGenerator<string, void, undefined> {
  const packed = Readable.from(unsealed(bytes, key), { objectMode: false });
  const text = pipeline(packed, createGunzip(), () => undefined).setEncoding('utf8');
  try {
    let rest = '';
    for await (const chunk of text) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    throw new BackupError(explain(name, error as Error));
  } finally {
    bytes.destroy();
  }
}

const explain = (name: string, error: Error): string => {
  if (error instanceof SealError) return explainSeal(name, error);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return `${name} is cut off: it ends in the middle.`;
  if (code?.startsWith('Z_')) return `${name} is not a backup of the academy, or it is damaged.`;
  return `${name} cannot be read: ${message}`;
};

const explainSeal = (name: string, { reason }: SealError): string => {
  if (reason === 'no-key') return `${name} is encrypted: set BACKUP_KEY to what it was made with.`;
  if (reason === 'wrong-key') return `${name} was made with another BACKUP_KEY.`;
  return `${name} is cut off, or was changed.`;
};
