import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Ctx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import { nextCode, nextFreeCode } from '#server/modules/catalogue/index.ts';
import { isUniqueViolation, type Tx } from '#server/platform/db/database.ts';
import { codeTaken } from './course-issues.ts';

type Writing = {
  /** The field that is told of a code that somebody else has just taken. */
  codeField: string;
  /** What the code should be like where no person chose one. */
  wish?: string;
  write(db: Tx, code: string): Promise<void>;
};

const TRIES = 20;

/**
 * Writes a course whose code and address nobody else has. Of two who chose the same at the same moment the second
 * writes again, with what is free then; a code that a person chose is theirs to change.
 */
export const underFreeNames = async (
  { db }: Pick<Ctx, 'db'>,
  { basic: { courseCode, title } }: CourseForm,
  { codeField, wish, write }: Writing,
): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    const code = courseCode || (await (wish ? nextFreeCode(db, wish) : nextCode(db, title)));
    try {
      return await db.transaction((step) => write(step, code));
    } catch (error) {
      if (courseCode && isUniqueViolation(error, 'courses_code_key')) refuseFor([codeTaken(codeField, code)]);
      if (!isUniqueViolation(error) || tried === TRIES) throw error;
    }
  }
};
