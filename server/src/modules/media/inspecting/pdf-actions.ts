import { createInflate } from 'node:zlib';
import { streamsOf } from './unpacks-too-far.ts';

/** Scripts, programs that are started, forms with a program of their own, other files. Short words only before a value. */
const ACTIONS = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)\b|\/JS\s*(?:[(<]|\d+\s+\d+\s+R)/;
const ENCRYPTED = /\/Encrypt\b/;
/** Parts of the document that stand packed in a stream. */
const PACKED_OBJECTS = /\/ObjStm\b/;
const MOST_UNPACKED = 50 * 1024 * 1024;

/** Letters of a name may be written as numbers: `/J#61vaScript`. */
const spelled = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Whether anything in a PDF would act when it is opened. What is encrypted cannot be looked into; what unpacks to more than
 * can be read counts as acting.
 */
export const findActions = async (pdf: Buffer): Promise<'active' | 'encrypted' | null> => {
  const open = spelled(pdf.toString('latin1'));
  if (ENCRYPTED.test(open)) return 'encrypted';
  if (ACTIONS.test(open)) return 'active';
  for (const { part, dictionary } of streamsOf(pdf)) {
    if (!PACKED_OBJECTS.test(spelled(dictionary))) continue;
    const unpacked = await unpack(part);
    if (unpacked === null || ACTIONS.test(spelled(unpacked))) return 'active';
  }
  return null;
};

const unpack = async (part: Buffer): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  const inflate = createInflate();
  inflate.end(part);
  try {
    for await (const chunk of inflate) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length > MOST_UNPACKED) return null;
    }
  } catch {
    // It is broken, or packed in another way: what came until then is looked at.
  }
  return Buffer.concat(chunks).toString('latin1');
};
