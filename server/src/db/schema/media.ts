import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { FILE_KINDS } from '#contracts/course-office/file-rules.ts';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';

/** What was uploaded. Bytes are in the store, under `publicId`; rows appear when an upload is complete. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** The last two segments of its address without the extension, as in `courses/abc`. */
    publicId: text('public_id').notNull(),
    extension: text('extension').notNull(),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    /** As it was called where it came from. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Widths in which a picture is kept beside its own. */
    widths: integer('widths').array().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id),
  },
  (t) => [uniqueIndex('files_public_id_key').on(t.publicId), index('files_uploaded_at_idx').on(t.uploadedAt)],
);
