import { z } from 'zod';
import {
  CALLOUT_TONES,
  LINK_ADDRESS,
  LONGEST_TEXT,
  MOST_WITHIN,
  plainWords,
} from '#domain/learning/rich-words.ts';
import { storable } from '../fields.ts';

export { isBlank, plainWords } from '#domain/learning/rich-words.ts';

// Words with few marks, as the editor of staff has them (TipTap's form) and as a slide shows them. Whatever is not named
// here is dropped where it is read, so that nothing that was pasted leads anywhere but here.

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({
      href: z.string().max(500).regex(LINK_ADDRESS, 'A link begins with https://'),
    }),
  }),
]);
export type TextMark = z.output<typeof mark>;

const words = z.object({
  type: z.literal('text'),
  text: z.string().min(1).max(LONGEST_TEXT).refine(storable),
  marks: z.array(mark).max(3).optional(),
});
const inline = z.discriminatedUnion('type', [words, z.object({ type: z.literal('hardBreak') })]);
export type TextInline = z.output<typeof inline>;

const paragraph = z.object({
  type: z.literal('paragraph'),
  content: z.array(inline).max(MOST_WITHIN.paragraph).optional(),
});
export type TextParagraph = z.output<typeof paragraph>;

const plainItem = z.object({
  type: z.literal('listItem'),
  content: z.array(paragraph).min(1).max(MOST_WITHIN.listItem),
});
const plainList = z.object({
  type: z.enum(['bulletList', 'orderedList']),
  content: z.array(plainItem).min(1).max(MOST_WITHIN.bulletList),
});
/** Lists stand within lists once. */
const item = z.object({
  type: z.literal('listItem'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, plainList]))
    .min(1)
    .max(MOST_WITHIN.listItem),
});
const list = z.object({
  type: z.enum(['bulletList', 'orderedList']),
  content: z.array(item).min(1).max(MOST_WITHIN.bulletList),
});
export type TextList = z.output<typeof list>;

const cell = z.object({
  type: z.enum(['tableHeader', 'tableCell']),
  content: z.array(paragraph).min(1).max(MOST_WITHIN.tableCell),
});
const table = z.object({
  type: z.literal('table'),
  content: z
    .array(z.object({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(MOST_WITHIN.tableRow) }))
    .min(1)
    .max(MOST_WITHIN.table),
});
export type TextTable = z.output<typeof table>;

const callout = z.object({
  type: z.literal('callout'),
  attrs: z.object({ tone: z.enum(CALLOUT_TONES) }),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, list]))
    .min(1)
    .max(MOST_WITHIN.callout),
});
export type TextCallout = z.output<typeof callout>;

const block = z.discriminatedUnion('type', [paragraph, list, table, callout]);
export type TextBlock = z.output<typeof block>;

const richDocument = z
  .object({ type: z.literal('doc'), content: z.array(block).max(MOST_WITHIN.doc) })
  .refine((document) => plainWords(document).length <= LONGEST_TEXT, {
    message: `Please use at most ${LONGEST_TEXT} characters`,
  });
export type RichDocument = z.output<typeof richDocument>;

/** Words of a slide: a document, or a few words of Markdown (paragraphs, lists, **strong** and *emphasised*). */
export const richText = z.union([z.string().trim().max(LONGEST_TEXT).refine(storable), richDocument]);
export type RichText = z.output<typeof richText>;
