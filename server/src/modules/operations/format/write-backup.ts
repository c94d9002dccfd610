import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { sealed } from '#server/platform/sealed-stream.ts';

// Lines of text under gzip: the header, as many rows of each table as it says, each file by its name with its bytes
// in base64, a line of nothing after them, and the end.
const FORMAT = 'academy-backup-1';
export const END = '{"end":true}';

export const header = z.object({
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
