import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { CommandError } from './command.ts';

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

/** Appears under its name only when it is whole; only its owner can read it, for it holds everything. */
export const writeBackup = async (
  file: string,
  facts: BackupHeader,
  contents: BackupContents,
): Promise<void> => {
  const unfinished = `${file}.part`;
  try {
    const text = Readable.from(linesOf(facts, contents));
    await pipeline(text, createGzip(), createWriteStream(unfinished, { mode: 0o600, flags: 'w' }));
    await flush(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
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

/** Before it gets its name, so that a power cut leaves no half file under it. */
const flush = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export type BackupReader = {
  header: BackupHeader;
  /** The next rows, at most so many. */
  take(count: number): Promise<string[]>;
  /** The files after the last row, each to be read before the next. Refuses what ends before its end. */
  files(): AsyncIterable<BackupFile>;
};

export const readBackup = async <T>(file: string, work: (reader: BackupReader) => Promise<T>): Promise<T> => {
  const lines = unzippedLines(file);
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new CommandError(`${file} is cut off: it ends in the middle.`);
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
    throw new CommandError(`${file} holds more rows than it says, or is damaged.`);
  }
};

const readHeader = (file: string, line: string): BackupHeader => {
  try {
    return header.parse(JSON.parse(line));
  } catch {
    throw new CommandError(`${file} is not a backup of the academy.`);
  }
};

async function* unzippedLines(file: string): AsyncGenerator<string, void, undefined> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  try {
    let rest = '';
    for await (const chunk of text) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    throw new CommandError(explain(file, error as NodeJS.ErrnoException));
  } finally {
    source.destroy();
  }
}

const explain = (file: string, { code, message }: NodeJS.ErrnoException): string => {
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'Z_BUF_ERROR') return `${file} is cut off: it ends in the middle.`;
  if (code?.startsWith('Z_')) return `${file} is not a backup of the academy, or it is damaged.`;
  return `${file} cannot be read: ${message}`;
};
