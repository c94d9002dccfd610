import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { unsealed } from '#server/platform/sealed-stream.ts';
import { BackupError } from '../backup-error.ts';
import { explainUnreadable } from './explain-unreadable.ts';
import { type BackupFile, type BackupHeader, END, header } from './write-backup.ts';

const FILE = z.object({ file: z.string().regex(/^[a-z]+\/[0-9a-f]{32}(-\d+)?\.[a-z0-9]+$/) });

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
    throw new BackupError(explainUnreadable(name, error as Error));
  } finally {
    bytes.destroy();
  }
}
