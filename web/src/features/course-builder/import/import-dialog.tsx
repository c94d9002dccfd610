import type { ImportRun } from '#contracts/course-builder/import.ts';
import { importUpload } from '#web/uploads/upload-targets.ts';
import { type ImportWay, SendDialog } from './import-steps.tsx';
import { ACCEPTED_IMPORTS, importRefusal, KINDS, WORDS } from './import-words.ts';

const INTO_DRAFT: ImportWay = {
  title: WORDS.title,
  open: WORDS.open,
  hint: WORDS.hint,
  accept: ACCEPTED_IMPORTS,
  facts: KINDS,
  refusalOf: importRefusal,
};

interface ImportDialogProps {
  courseId: string;
  /** A course takes one file at a time. */
  underWay: ImportRun | null;
  onSent: (run: ImportRun) => void;
}

/** Sends what is put at the end of a draft. */
export const ImportDialog = ({ courseId, ...sending }: ImportDialogProps) => (
  <SendDialog way={INTO_DRAFT} target={importUpload(courseId)} {...sending} />
);
