import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { listTeacherNames } from '#server/modules/catalogue/index.ts';
import { drawSignatureSheet } from '#server/modules/documents/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { marksOf } from './attendance.repository.ts';
import { getAttendance } from './get-attendance.ts';
import { requireTaughtRun } from './require-taught-run.ts';
import { sheetOf } from './sheet.present.ts';

type Input = { courseId: string; day?: number | undefined };

/** The signature sheet of a day as PDF: read in one transaction, drawn after it. */
export const drawSheet = async (ctx: OuterCtx & { caller: SignedInCaller }, input: Input) => {
  const { caller } = ctx;
  const sheet = await ctx.transact(async (step) => {
    const signedIn = { ...step, caller };
    const course = await requireTaughtRun(signedIn, input.courseId);
    const listed = await getAttendance(signedIn, input);
    if (!listed.day)
      throw new AppError('not-found', { message: 'The dates of this course are not set yet.' });
    const teachers = (await listTeacherNames(step.db, [course.id])).get(course.id) ?? [];
    const marks = await marksOf(
      step.db,
      listed.people.map(({ enrolmentId }) => enrolmentId),
    );
    const facts = { settings: await readSettings(step.db), course, teachers, marks };
    return sheetOf({ ...listed, day: listed.day }, facts);
  });
  return { number: `${sheet.code} day ${sheet.day}`, pdf: await drawSignatureSheet(sheet) };
};
