import type { Ctx } from '#server/calls/context.ts';
import { isCodeTaken } from '#server/modules/catalogue/index.ts';

/** A code is kept in upper case and found in any. */
export const checkCourseCode = async ({ db }: Ctx, { code, except }: { code: string; except?: string }) => ({
  code: code.toUpperCase(),
  available: !(await isCodeTaken(db, code, except)),
});
