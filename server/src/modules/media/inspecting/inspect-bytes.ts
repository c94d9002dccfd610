import { fileTypeFromBuffer } from 'file-type';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { FileType } from './file-types.ts';
import { collect, lookForPage, trackMarks } from './looking.ts';
import { findActions } from './pdf-actions.ts';
import { type Packing, unpacksTooFar } from './unpacks-too-far.ts';

export type Inspected = { name: string; type: FileType; limit: number; bytes: AsyncIterable<Buffer> };

const MEGABYTE = 1024 * 1024;
/** Enough for every signature, and for the markup that browsers would look for. */
const HEAD = 4_100;
// A file that is also a page or a script would be one thing here and another where it is opened.
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i;
/**
 * Passes a file on while looking at it, and fails as soon as it is too large or not what its name says; what was
 * passed on until then must be thrown away.
 */
export async function* inspectBytes({ name, type, limit, bytes }: Inspected): AsyncGenerator<Buffer> {
  const { contains = [], ends, macros } = type;
  const whole = type.packing && collect(limit);
  const hasPage = lookForPage();
  const marks = trackMarks([...contains, ends?.mark, macros].filter((mark) => mark !== undefined));
  let count = 0;
  for await (const chunk of headFirst(bytes)) {
    if (count === 0) await requireRightBeginning(name, type, chunk);
    count += chunk.length;
    if (count > limit)
      throw new AppError('too-large', { message: `“${name}” is larger than ${limit / MEGABYTE} MB.` });
    marks.look(chunk);
    whole?.add(chunk);
    if (type.packing && hasPage(chunk)) throw alsoPage(name);
    yield chunk;
  }
  if (count === 0) throw fieldError('files', `“${name}” is empty.`);
  if (contains.some((mark) => marks.lastSeen(mark) === null)) throw notReal(name, type);
  if (ends && count - (marks.lastSeen(ends.mark) ?? Number.NEGATIVE_INFINITY) > ends.within)
    throw notReal(name, type);
  if (macros && marks.lastSeen(macros) !== null)
    throw fieldError('files', `“${name}” contains macros. Please save it without them.`);
  if (type.packing && whole) await requireHarmless(name, type.packing, whole.bytes());
  if (type.inert && whole) await requireInert(name, whole.bytes());
}

const requireHarmless = async (name: string, packing: Packing, document: Buffer) => {
  if (await unpacksTooFar(packing, document))
    throw fieldError('files', `“${name}” unpacks to far more than it seems to hold, so it was refused.`);
};

const requireInert = async (name: string, document: Buffer) => {
  const found = await findActions(document);
  if (found === 'encrypted')
    throw fieldError(
      'files',
      `“${name}” is protected, so that we cannot look into it. Please save it without protection.`,
    );
  if (found === 'active')
    throw fieldError(
      'files',
      `“${name}” contains a script or another file. Please print it to a new PDF, or send a photo of it.`,
    );
};

/** The same bytes; the first piece holds the whole head. */
async function* headFirst(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD) continue;
    yield head;
    head = null;
  }
  if (head !== null && head.length > 0) yield head;
}

const requireRightBeginning = async (name: string, type: FileType, beginning: Buffer) => {
  const head = beginning.subarray(0, HEAD);
  if (type.begins && !head.subarray(0, type.begins.length).equals(type.begins)) throw notReal(name, type);
  if (type.sniffed) {
    const found = await fileTypeFromBuffer(head);
    if (!found || !type.sniffed.includes(found.mime)) throw notReal(name, type);
  }
  if (MARKUP.test(head.toString('latin1'))) throw alsoPage(name);
};

const alsoPage = (name: string) => fieldError('files', `“${name}” is a web page as well, so it was refused.`);

const notReal = (name: string, { extension }: FileType) =>
  fieldError('files', `“${name}” is not a real ${extension.toUpperCase()} file.`);
