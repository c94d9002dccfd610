import type { ImportRun } from '#contracts/course-builder/import.ts';
import { NEW_COURSE_UPLOAD } from '#web/uploads/upload-targets.ts';
import { type ImportWay, SendDialog } from './import-steps.tsx';
import { ACCEPTED_EXPORTS, exportRefusal, NEW_COURSE_FACTS, WORDS } from './import-words.ts';

const AS_NEW: ImportWay = {
  title: WORDS.newTitle,
  open: WORDS.newTitle,
  hint: WORDS.newHint,
  accept: ACCEPTED_EXPORTS,
  facts: NEW_COURSE_FACTS,
  refusalOf: exportRefusal,
};

/** Sends what becomes a course of its own. */
export const NewCourseDialog = ({ onSent }: { onSent: (run: ImportRun) => void }) => (
  <SendDialog way={AS_NEW} target={NEW_COURSE_UPLOAD} onSent={onSent} />
);
